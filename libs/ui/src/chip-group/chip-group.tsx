import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { Link } from '../link/link'
import { media, plainList, touchTarget } from '../theme/mixins'
import { scrollRow } from '../theme/scroll-row'
import { token } from '../theme/token'

export interface ChipGroupProps {
  /** Accessible name of the group. */
  label: string
  /** `count` follows the label. `title`, such as the count with its unit, is the tooltip and accessible description. */
  items:
    | readonly {
        label: string
        href: string
        current: boolean
        count?: number | undefined
        title?: string | undefined
      }[]
    | null
    | undefined
  /** Class of the root element. */
  className?: string
}

/**
 * Wraps on wide screens. On a phone it is one scrolling line that fades out where more follows. A scrolling
 * element clips its overflow, so the padding leaves room for the focus ring.
 */
const List = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-2')};
  ${scrollRow}
  ${media.below.lg} {
    margin-inline-start: calc(-1 * ${token('space-1')});
    padding-block: ${token('space-1')};
    padding-inline-start: ${token('space-1')};
  }
`

const Chip = styled(Link)`
  display: inline-flex;
  box-sizing: border-box;
  align-items: center;
  justify-content: center;
  min-block-size: ${token('control-sm')};
  padding: ${token('space-0')} ${token('space-3')};
  border: 1px solid transparent;
  border-radius: ${token('radius-full')};
  color: ${token('text-muted')};
  font: ${token('type-small')};
  text-decoration: none;
  white-space: nowrap;
  transition: background ${token('motion-fast')};
  &:hover {
    background: ${token('hover')};
    color: ${token('text')};
    text-decoration: none;
  }
  &:active {
    background: ${token('pressed')};
  }
  &[aria-current] {
    background: ${token('selected')};
    color: ${token('on-selected')};
    font-weight: ${token('weight-strong')};
  }
  @media (forced-colors: active) {
    &[aria-current] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  ${touchTarget}
`

const Count = styled.span`
  margin-inline-start: auto;
  padding-inline-start: ${token('space-1')};
  font: ${token('type-caption')};
  font-variant-numeric: tabular-nums;
`

/** Row of links, one of which is the current choice. */
export function ChipGroup({ label, items, className }: ChipGroupProps): ReactElement {
  return (
    <div className={className} role="group" aria-label={label}>
      <List role="list">
        {items?.map(({ label: text, href, current, count, title }) => (
          <li key={`${href} ${text}`}>
            <Chip href={href} aria-current={current ? 'true' : undefined} title={title}>
              {text}
              {count !== undefined && <Count aria-hidden>{count}</Count>}
            </Chip>
          </li>
        ))}
      </List>
    </div>
  )
}
