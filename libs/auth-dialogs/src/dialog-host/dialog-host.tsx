import { Dialog } from '@shuyuan/ui'
import type { AuthDialog } from '../provider/auth-dialog'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages } from '../provider/use-auth-messages'
import { DialogPanel } from './dialog-panel'
import { dialogTitle } from './dialog-title'
import { useFocusOnSwitch } from './use-focus-on-switch'

const width = 500

/**
 * One modal dialog whose content follows the flow, so that going from login to registration keeps the
 * place to which the focus returns in the end.
 */
export function DialogHost({ dialog }: { dialog: AuthDialog }) {
  const { close } = useAuthContext()
  const messages = useAuthMessages()
  const content = useFocusOnSwitch(dialog)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={dialogTitle(dialog.name, messages)}
      width={width}
      dismissible={dialog.name !== 'agreement'}
    >
      <div ref={content} data-auth-part="dialog" data-auth-dialog={dialog.name}>
        <DialogPanel key={dialog.opening} dialog={dialog} />
      </div>
    </Dialog>
  )
}
