/** Whether a newly shown part of the panel may take the focus. Not while a field has it: after a reload the panel opens during typing. */
export function mayMoveFocus(): boolean {
  let focused = parent.document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return !focused?.matches('input, textarea, select, [contenteditable]')
}
