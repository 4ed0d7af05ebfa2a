// Asks for confirmation before saving a change of a form that the database must follow: what changes, and who changes it.
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { words } from '../words.ts'
import { Described } from './described.tsx'
import { usePanel } from './panel-store.ts'

export function ConfirmSave() {
  const { confirmation } = usePanel()
  if (!confirmation) return null
  const { label, following, agree, decline } = confirmation
  const { says, conflicts, how } = following
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(isOpen) => !isOpen && decline()} className="over">
      <Modal className="confirm-save">
        <Dialog role="alertdialog">
          <Heading slot="title">{words.panel.beforeSaved(label)}</Heading>
          <ul>
            {(conflicts.length > 0 ? conflicts.map((conflict) => conflict.says) : says).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {conflicts.length === 0 && (
            <p className="quiet">
              <Described>{how}</Described>
            </p>
          )}
          <div className="row">
            {conflicts.length === 0 ? (
              <Button className="main" onPress={() => agree()}>
                {words.editing.save}
              </Button>
            ) : (
              <Button
                className="main"
                onPress={() => agree(conflicts.map(({ at, free }) => ({ do: 'set', path: at, value: free })))}
              >
                {words.panel.saveAs(words.list(conflicts.map(({ free }) => free)))}
              </Button>
            )}
            <Button className="small" onPress={decline}>
              {words.editing.cancel}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
