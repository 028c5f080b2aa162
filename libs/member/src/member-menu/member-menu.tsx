import { Link, media, plainList, sideLink, token, VisuallyHidden } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../member-locale-provider/use-messages'

/** A page of the user center. */
export interface MemberMenuItem {
  label: string
  href: string
  /** True for the current page. */
  current: boolean
  /** Shows a mark for unread content. */
  mark?: boolean
}

export interface MemberMenuProps {
  /** Entries in this order. */
  items: MemberMenuItem[]
}

const List = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-4')};
  border-block-end: 1px solid ${token('border')};
  ${media.lg} {
    flex-direction: column;
    gap: ${token('space-1')};
    border: 0;
  }
`

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: ${token('touch-target')};
  border-block-end: 3px solid transparent;
  color: ${token('text-muted')};
  white-space: nowrap;
  &:hover {
    color: ${token('text')};
    text-decoration: none;
  }
  &[aria-current] {
    border-color: ${token('text')};
    color: ${token('text')};
    font-weight: ${token('weight-strong')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.lg} {
    ${sideLink}
  }
`

const Dot = styled.span`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  border-radius: 50%;
  background: ${token('danger')};
`

/** Links to the pages of the user center: a column next to the content, or a row above it, which wraps with large text. */
export function MemberMenu({ items }: MemberMenuProps): ReactElement {
  const messages = useMessages()
  return (
    <nav aria-label={messages.menu}>
      <List role="list">
        {items.map((item) => (
          <li key={item.href}>
            <Entry href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label}
              {item.mark && (
                <>
                  <Dot aria-hidden />
                  <VisuallyHidden>{messages.hasUnread}</VisuallyHidden>
                </>
              )}
            </Entry>
          </li>
        ))}
      </List>
    </nav>
  )
}
