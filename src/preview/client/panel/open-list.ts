/** Whether it is a field whose list of choices is open: Escape closes that alone. */
export const isOpenList = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('[role=combobox][aria-expanded=true]')
