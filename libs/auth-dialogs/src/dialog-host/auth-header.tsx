import { DialogHeader } from '@shuyuan/ui'
import type { AuthHeaderProps } from '../provider/auth-slots'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages } from '../provider/auth-hooks'

/** Title and close button, or what the host has in their place. */
export function AuthHeader(props: AuthHeaderProps) {
  const { close } = useAuthMessages()
  const Header = useAuthContext().config.slots?.header
  if (Header) {
    return (
      <div data-auth-part="header">
        <Header {...props} />
      </div>
    )
  }
  return (
    <DialogHeader
      title={<span data-auth-part="title">{props.title}</span>}
      dismissible={props.onClose !== null}
      closeLabel={close}
      closeData={{ 'data-auth-part': 'close' }}
      data-auth-part="header"
    />
  )
}
