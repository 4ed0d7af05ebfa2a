// The window's selection, and where it is.

export function selectedRange(): Range | undefined {
  const selection = getSelection()
  return selection?.rangeCount ? selection.getRangeAt(0) : undefined
}

/** Whether the window's selection, of this range, was made from its end. */
export function isBackward({ collapsed, startContainer, startOffset }: Range): boolean {
  const selection = getSelection()
  return !collapsed && selection?.focusNode === startContainer && selection.focusOffset === startOffset
}

/** Undefined where the cursor has no box, as in an empty element. */
export function cursorBox(): DOMRect | undefined {
  const box = selectedRange()?.getBoundingClientRect()
  return box && box.height > 0 ? box : undefined
}
