import { DialogHeader, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import type { AuthHeaderProps } from '../port/auth-slot-props'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages } from '../provider/auth-hooks'

const SiteName = styled.span`
  display: block;
  color: ${token('accent-text')};
  font: ${token('type-small')};
`

/** Site name, title and close button, or the host's `header` slot. */
export function AuthHeader(props: AuthHeaderProps) {
  const { close } = useAuthMessages()
  const { site, slots } = useAuthContext().config
  const Header = slots?.header
  if (Header) {
    return (
      <div data-auth-part="header">
        <Header {...props} />
      </div>
    )
  }
  return (
    <DialogHeader
      title={
        <>
          {site?.name && (
            // Hidden so that the title alone is the accessible name of the dialog.
            <SiteName data-auth-part="site-name" aria-hidden>
              {site.name}
            </SiteName>
          )}
          <span data-auth-part="title">{props.title}</span>
        </>
      }
      dismissible={props.onClose !== null}
      closeLabel={close}
      closeData={{ 'data-auth-part': 'close' }}
      data-auth-part="header"
    />
  )
}
