import type { ReactElement } from 'react'
import {
  ErrorBoundary,
  Button,
  lazyComponent,
  Link,
  media,
  Skeleton,
  token,
  usePreload,
} from '@shuyuan/ui'
import { styled } from 'styled-components'
import { narrow } from '../main-nav/nav-styles'
import { useMessages } from '../layout-locale-provider/use-messages'
import { headerMessages } from '../messages'
import { dialogIntent, type HeaderAccount } from './header-account'

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  white-space: nowrap;
  /* As wide as the longest menu, so that the rest of the header does not move when the account is known. Not in rem: large
     text needs the space itself. */
  ${media.lg} {
    flex: none;
    justify-content: flex-end;
    min-inline-size: 136px;
  }
  /* On phones, registration is only in the login dialog. */
  ${narrow} {
    & > button:first-child:not(:last-child) {
      background: ${token('accent-soft')};
    }
    & > button + button {
      display: none;
    }
  }
`

/** As large as the menu below 1024 px, where it shows only the avatar. */
const SkeletonFrame = styled.div`
  padding: ${token('space-1')};
`

// Sized by a class, because a Content-Security-Policy blocks style attributes in the HTML of a server.
const AvatarSkeleton = styled(Skeleton)`
  inline-size: 36px;
  block-size: 36px;
  border-radius: ${token('radius-full')};
`

const AccountMenu = lazyComponent(() => import('./account-menu').then((code) => code.AccountMenu))

const AccountFailure = lazyComponent(() =>
  import('./account-failure').then((code) => code.AccountFailure),
)

const skeleton = (
  <SkeletonFrame>
    <AvatarSkeleton />
  </SkeletonFrame>
)

/**
 * Account part of the header: login and registration, or the member's menu, whose code loads only
 * for members.
 */
export function AccountArea({ account }: { account: HeaderAccount }): ReactElement {
  const messages = useMessages(headerMessages)
  const intent = dialogIntent(account)
  // Load the code in parallel with the account.
  usePreload(AccountMenu, account.kind !== 'visitor')
  usePreload(AccountFailure, account.kind !== 'visitor')
  return (
    <Row>
      {account.kind === 'visitor' && (
        <>
          <Button variant="ghost" size="sm" {...intent} onClick={account.onSignIn}>
            {messages.login}
          </Button>
          <Button size="sm" {...intent} onClick={account.onRegister}>
            {messages.register}
          </Button>
        </>
      )}
      {account.kind === 'member' && (
        <ErrorBoundary
          skeleton={skeleton}
          fallback={<Link href={account.memberHref}>{account.name}</Link>}
        >
          <AccountMenu {...account} />
        </ErrorBoundary>
      )}
      {account.kind === 'failed' && (
        <ErrorBoundary
          skeleton={skeleton}
          fallback={<Button onClick={account.onRetry}>{messages.retry}</Button>}
        >
          <AccountFailure {...account} />
        </ErrorBoundary>
      )}
      {account.kind === 'loading' && skeleton}
    </Row>
  )
}
