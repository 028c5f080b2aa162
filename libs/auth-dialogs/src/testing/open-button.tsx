import { Button } from '@shuyuan/ui'
import type { AuthDialogName } from '../provider/auth-dialog'
import { useAuthDialogs } from '../provider/use-auth-dialogs'

export function OpenButton({
  dialog,
}: {
  dialog: Exclude<AuthDialogName, 'bind-mobile' | 'agreement'>
}) {
  const { open } = useAuthDialogs()
  return <Button onClick={() => open(dialog)}>{dialog}</Button>
}
