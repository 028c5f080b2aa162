import type { ReactElement } from 'react'
import { Button, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { narrow } from '../main-nav/nav-styles'
import { useMessages } from '../layout-locale-provider/use-messages'
import { accountMessages } from '../messages/account-messages'
import { headerMessages } from '../messages/header-messages'
import type { HeaderAccount } from './header-account'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  column-gap: ${token('space-1')};
  ${narrow} {
    flex: 1;
  }
`

const Sentence = styled.p`
  color: ${token('danger')};
  font: ${token('type-small')};
`

/** Error when the account could not be loaded, with buttons to retry and to sign out. */
export function AccountFailure({
  isRetrying,
  onRetry,
  onSignOut,
}: Extract<HeaderAccount, { kind: 'failed' }>): ReactElement {
  const messages = useMessages(accountMessages)
  const { retry } = useMessages(headerMessages)
  return (
    <Root data-account-failed>
      <Sentence role="status">{messages.accountFailed}</Sentence>
      <Button variant="ghost" size="sm" loading={isRetrying} onClick={onRetry}>
        {retry}
      </Button>
      <Button variant="ghost" size="sm" onClick={onSignOut}>
        {messages.signOut}
      </Button>
    </Root>
  )
}
