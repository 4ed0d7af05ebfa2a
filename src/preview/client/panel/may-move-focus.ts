/**
 * Whether a part of the panel that has just come may move the focus to itself. It may not where a text on the page is typed into: a panel that is
 * open again after a reload comes while the first keys are already pressed.
 */
export function mayMoveFocus(): boolean {
  let focused = parent.document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return !focused?.matches('input, textarea, select, [contenteditable]')
}
