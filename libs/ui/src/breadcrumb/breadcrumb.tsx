import { use, type ReactElement } from 'react'
import { ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { Link } from '../link/link'
import * as messages from '../messages'
import { UiMessages } from '../ui-locale-provider/ui-locale-provider'
import { media, plainList } from '../theme/mixins'
import { token } from '../theme/token'

const List = styled.ol`
  ${plainList}
  display: flex;
  gap: ${token('space-1')};
  color: ${token('text-muted')};
  font: ${token('type-small')};
  & > li {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${token('space-1')};
    min-inline-size: 0;
  }
  & > li:last-child {
    flex: 0 1 auto;
  }
  & > li > :is(a, span) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & a {
    align-content: center;
    max-inline-size: min(20em, 40vw);
    padding-block: ${token('space-0')};
    color: inherit;
    text-decoration: none;
  }
  @media (pointer: coarse) {
    & a {
      min-inline-size: ${token('touch-target')};
      min-block-size: ${token('touch-target')};
    }
  }
  & a:hover {
    color: ${token('accent-text')};
    text-decoration: underline;
  }
  & svg {
    flex: none;
    inline-size: 14px;
    color: ${token('text-subtle')};
  }
  & > li:first-child > svg {
    display: none;
  }
  ${media.below.md} {
    & > li:not(:nth-last-child(2)) {
      display: none;
    }
    & > li > svg,
    & > li:first-child > svg {
      display: block;
      rotate: 180deg;
    }
    & > li {
      flex: 0 1 auto;
    }
    & > li > a {
      max-inline-size: none;
    }
  }
`

export interface BreadcrumbProps {
  /** From the outermost to the current page. The current page needs no URL. */
  items: readonly { label: string; href?: string }[] | null | undefined
  /** Class of the root element. */
  className?: string
}

/** Path from the home page to the current page, on one line. Phones show only the link to the page above. */
export function Breadcrumb({ items, className }: BreadcrumbProps): ReactElement {
  const { breadcrumb = messages.breadcrumb } = use(UiMessages)
  return (
    <nav className={className} aria-label={breadcrumb}>
      <List role="list">
        {items?.map(({ label, href }, index) => {
          const isLast = index === items.length - 1
          return (
            <li key={`${index} ${label}`}>
              <ChevronRight size={14} aria-hidden />
              {href && !isLast ? (
                <Link href={href}>{label}</Link>
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{label}</span>
              )}
            </li>
          )
        })}
      </List>
    </nav>
  )
}
