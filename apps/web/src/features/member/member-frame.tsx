import { MemberMenu } from '@shuyuan/member'
import { Container, media, token } from '@shuyuan/ui'
import { Outlet, useLocation } from '@tanstack/react-router'
import { styled } from 'styled-components'
import { useHasUnread } from '../../core/account/use-has-unread'
import { TitleBand } from '../../core/page/title-band'
import { useHref } from '../../core/router/use-href'
import * as messages from './messages'

const Root = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  padding-block: ${token('space-6')} ${token('space-8')};
  ${media.lg} {
    grid-template-columns: 220px minmax(0, 1fr);
    align-items: start;
    gap: ${token('space-7')};
  }
`

/** Layout of the user center: title, menu and the current page. */
export function MemberFrame() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const href = useHref()
  const hasUnread = useHasUnread({ refetchOnFocus: true })
  const pages = [
    { label: messages.member, href: href({ to: '/member' }) },
    { label: messages.orders, href: href({ to: '/member/orders' }) },
    { label: messages.messages, href: href({ to: '/member/messages' }), mark: hasUnread },
    { label: messages.credit, href: href({ to: '/member/credit1-free' }) },
  ].map((page) => ({ ...page, current: page.href === pathname }))
  return (
    <>
      {/* A new element for each page, so that screen readers read the title when it gets the focus. */}
      <TitleBand
        key={pathname}
        title={pages.find(({ current }) => current)?.label ?? messages.member}
      />
      <Root>
        <MemberMenu items={pages} />
        <div>
          <Outlet />
        </div>
      </Root>
    </>
  )
}
