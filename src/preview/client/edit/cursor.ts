// The window's selection, and where it is.

export function selectedRange(): Range | undefined {
  const selection = getSelection()
  return selection?.rangeCount ? selection.getRangeAt(0) : undefined
}

/** Undefined where the cursor has no box, as in an empty element. */
export function cursorBox(): DOMRect | undefined {
  const box = selectedRange()?.getBoundingClientRect()
  return box && box.height > 0 ? box : undefined
}
