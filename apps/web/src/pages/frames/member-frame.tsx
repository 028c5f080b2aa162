import { MemberMenu } from '@shuyuan/member'
import { useSessionState } from '@shuyuan/session/react'
import { Container, media, token } from '@shuyuan/ui'
import { Outlet, useLocation } from '@tanstack/react-router'
import { styled } from 'styled-components'
import * as messages from '../../page-messages'
import { useNewestMessages } from './use-newest-messages'

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

const pages = [
  { label: messages.member, href: '/member' },
  { label: messages.orders, href: '/member/orders' },
  { label: messages.messages, href: '/member/messages' },
  { label: messages.credit, href: '/member/credit1-free' },
]

/** The user centre: its menu beside its pages. */
export function MemberFrame() {
  const { pathname } = useLocation()
  const { hasUnread } = useSessionState()
  useNewestMessages()
  return (
    <Root>
      <MemberMenu
        items={pages.map((page) => ({
          ...page,
          current: page.href === pathname,
          mark: page.href === '/member/messages' && hasUnread,
        }))}
      />
      <div>
        <Outlet />
      </div>
    </Root>
  )
}
