import type { ReactElement } from 'react'
import { Link, plainList, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** Link in the footer; plain text without a URL. */
export interface FooterLink {
  label: string
  href: string | null
}

const List = styled.ul`
  ${plainList}
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

/** Line of links that open in a new window. */
export function LinkLine({ links }: { links: FooterLink[] }): ReactElement {
  return (
    <List role="list">
      {links.map(({ label, href }) => (
        // The year may differ between server and visitor.
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
