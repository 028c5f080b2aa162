import type { ReactElement } from 'react'
import { Button, Link, media, Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import * as messages from '../messages'
import { AccountFailure } from './account-failure'
import type { HeaderAccount } from './header-account'
import { useMemberMenu } from './use-member-menu'

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  white-space: nowrap;
`

/** As large as the menu of a member with a short name. */
const Waiting = styled.div`
  padding: ${token('space-1')};
  ${media.lg} {
    inline-size: 108px;
  }
`

/** End of the header: login and registration, or the member's menu, whose code only members fetch. */
export function AccountArea({ account }: { account: HeaderAccount }): ReactElement {
  const { Menu, hasFailed } = useMemberMenu(account.kind !== 'visitor')
  return (
    <Row>
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
      {account.kind === 'member' && Menu && <Menu {...account} />}
      {account.kind === 'member' && hasFailed && (
        <Link href={account.memberHref}>{account.name}</Link>
      )}
      {account.kind === 'failed' && <AccountFailure {...account} />}
      {(account.kind === 'loading' || (account.kind === 'member' && !Menu)) && !hasFailed && (
        <Waiting>
          <Skeleton width={36} height={36} circle />
        </Waiting>
      )}
    </Row>
  )
}
