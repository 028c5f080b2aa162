import type { ReactElement } from 'react'
import { Link, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** A link of the footer; without URL it is plain text. */
export interface FooterLink {
  label: string
  href: string | null
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space-1')} ${token('space-5')};
  & a {
    display: inline-block;
    padding-block: ${token('space-0')};
    color: inherit;
  }
  & a:hover {
    color: ${token('accent-text')};
  }
  @media (pointer: coarse) {
    & a {
      min-inline-size: ${token('touch-target')};
      padding-block: 10px;
    }
  }
`

/** Links side by side, each opening a new window. */
export function LinkLine({ links }: { links: FooterLink[] }): ReactElement {
  return (
    <List role="list">
      {links.map(({ label, href }) => (
        // A server's year may be another than the visitor's.
        <li key={`${label} ${href ?? ''}`} suppressHydrationWarning>
          {href === null ? (
            label
          ) : (
            <Link href={href} newTab>
              {label}
            </Link>
          )}
        </li>
      ))}
    </List>
  )
}
