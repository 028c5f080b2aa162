import type { ReactElement } from 'react'
import { Button, Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { messages } from '../messages'
import type { HeaderAccount } from './header-account'
import { MemberMenu } from './member-menu'

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  white-space: nowrap;
`

/** End of the header: login and registration, or the member's menu. */
export function AccountArea({ account }: { account: HeaderAccount }): ReactElement {
  return (
    <Row>
      {account.kind === 'loading' && <Skeleton width={36} height={36} circle />}
      {account.kind === 'visitor' && (
        <>
          <Button variant="ghost" size="sm" onClick={account.onLogin}>
            {messages.login}
          </Button>
          <Button size="sm" onClick={account.onRegister}>
            {messages.register}
          </Button>
        </>
      )}
      {account.kind === 'member' && <MemberMenu {...account} />}
    </Row>
  )
}
