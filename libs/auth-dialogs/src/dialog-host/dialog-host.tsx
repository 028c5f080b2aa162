import { Dialog } from '@shuyuan/ui'
import type { AuthDialog } from '../provider/auth-dialog'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages } from '../provider/use-auth-messages'
import { AuthHeader } from './auth-header'
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
  const title = dialogTitle(dialog.name, messages)
  const isDismissible = dialog.name !== 'agreement'
  const onClose = isDismissible ? () => close() : null
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={title}
      header={<AuthHeader dialog={dialog.name} title={title} onClose={onClose} />}
      lang={messages.lang}
      width={width}
      dismissible={isDismissible}
    >
      <div ref={content} data-auth-part="dialog" data-auth-dialog={dialog.name}>
        <DialogPanel key={dialog.opening} dialog={dialog} />
      </div>
    </Dialog>
  )
}
