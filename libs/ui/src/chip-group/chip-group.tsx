import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { Link } from '../link/link'
import { token } from '../theme/token'
import { touchTarget } from '../theme/touch-target'

/** Properties of {@link ChipGroup}. */
export interface ChipGroupProps {
  /** Name of the group. */
  label: string
  items: { label: string; href: string; current: boolean }[]
  className?: string
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`

const Chip = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-block-size: 32px;
  padding: 2px ${token('space-3')};
  border: 1px solid transparent;
  border-radius: ${token('radius-full')};
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
  line-height: 1.5;
  transition: background ${token('duration-fast')};
  &:hover {
    background: ${token('surface-sunken')};
    color: ${token('text')};
    text-decoration: none;
  }
  &[aria-current] {
    background: ${token('accent-soft')};
    color: ${token('accent-text')};
    font-weight: 600;
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

/** A row of links of which one is the current choice. */
export function ChipGroup({ label, items, className }: ChipGroupProps): ReactElement {
  return (
    <div className={className} role="group" aria-label={label}>
      <List role="list">
        {items.map((item) => (
          <li key={`${item.href} ${item.label}`}>
            <Chip href={item.href} aria-current={item.current ? 'true' : undefined}>
              {item.label}
            </Chip>
          </li>
        ))}
      </List>
    </div>
  )
}
