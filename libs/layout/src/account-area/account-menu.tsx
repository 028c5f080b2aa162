import type { ReactElement } from 'react'
import { Avatar, media, Menu, token, visuallyHidden, VisuallyHidden } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../layout-locale-provider/use-messages'
import { accountMessages } from '../messages'
import type { HeaderAccount } from './header-account'

const Trigger = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  max-inline-size: 8.5rem;
  min-block-size: ${token('touch-target')};
  margin-inline-end: calc(-1 * ${token('space-1')});
  padding: 3px ${token('space-1')};
  border: 0;
  border-radius: ${token('radius-full')};
  background: none;
  color: ${token('text')};
  cursor: pointer;
  /* The name ends where the page does. */
  ${media.lg} {
    margin-inline-end: calc(-1 * ${token('space-3')});
  }
  &:hover,
  &[aria-expanded='true'] {
    background: ${token('hover')};
  }
`

const Name = styled.span`
  overflow: hidden;
  padding-inline-end: ${token('space-2')};
  text-overflow: ellipsis;
  ${media.below.lg} {
    ${visuallyHidden}
  }
`

const Dot = styled.span`
  position: absolute;
  inset: 4px auto auto 30px;
  inline-size: 10px;
  block-size: 10px;
  border: 2px solid ${token('surface')};
  border-radius: 50%;
  background: ${token('danger')};
  forced-color-adjust: none;
`

/** Avatar and name of the member. Opens a menu with the pages of the member and sign-out. */
export function AccountMenu({
  name,
  avatar,
  hasUnread,
  memberHref,
  studyHref,
  ordersHref,
  messagesHref,
  onSignOut,
}: Extract<HeaderAccount, { kind: 'member' }>): ReactElement {
  const messages = useMessages(accountMessages)
  const unread = hasUnread ? messages.unread : undefined
  return (
    <Menu
      label={messages.accountMenu}
      trigger={
        <Trigger type="button">
          <Avatar src={avatar} name={name} size={36} />
          <Name>{name}</Name>
          {unread && <Dot aria-hidden />}
          {unread && <VisuallyHidden>{unread}</VisuallyHidden>}
        </Trigger>
      }
      items={[
        { label: messages.memberCenter, href: memberHref },
        ...(studyHref ? [{ label: messages.studyCenter, href: studyHref }] : []),
        ...(ordersHref ? [{ label: messages.myOrders, href: ordersHref }] : []),
        { label: messages.myMessages, href: messagesHref, mark: unread },
        { label: messages.signOut, onSelect: onSignOut, separated: true },
      ]}
    />
  )
}
