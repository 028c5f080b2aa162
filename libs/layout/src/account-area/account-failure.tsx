import type { ReactElement } from 'react'
import { IconButton, Menu, Spinner, token, VisuallyHidden } from '@shuyuan/ui'
import { CircleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { useMessages } from '../layout-locale-provider/use-messages'
import { accountMessages, headerMessages } from '../messages'
import type { HeaderAccount } from './header-account'

const Root = styled.div`
  & > button {
    color: ${token('danger')};
  }
`

/** Icon for an account that could not be loaded, with a menu to retry and to sign out. */
export function AccountFailure({
  isRetrying,
  onRetry,
  onSignOut,
}: Extract<HeaderAccount, { kind: 'failed' }>): ReactElement {
  const messages = useMessages(accountMessages)
  const { retry } = useMessages(headerMessages)
  return (
    <Root>
      <VisuallyHidden role="status">{messages.accountFailed}</VisuallyHidden>
      <Menu
        label={messages.accountFailed}
        trigger={
          <IconButton label={messages.accountFailed} aria-busy={isRetrying}>
            {isRetrying ? <Spinner label={null} /> : <CircleAlert size={20} aria-hidden />}
          </IconButton>
        }
        items={[
          ...(isRetrying ? [] : [{ label: retry, onSelect: onRetry }]),
          { label: messages.signOut, onSelect: onSignOut },
        ]}
      />
    </Root>
  )
}
