import type { ReactElement } from 'react'
import type { HomeBlock } from '@shuyuan/api'
import { Link, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import * as messages from '../messages'

const Grid = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${(p) => p.$columns}, minmax(0, 1fr));
  gap: ${token('space-4')} ${token('space-2')};
  padding: ${token('space-4')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface-raised')};
`

const Entry = styled.span`
  display: grid;
  justify-items: center;
  gap: ${token('space-2')};
  color: ${token('text')};
  font: ${token('type-small')};
  text-align: center;
  & > img {
    inline-size: ${token('control-lg')};
    block-size: ${token('control-lg')};
    object-fit: contain;
  }
`

type GridNavBlockProps = Omit<Extract<HomeBlock, { kind: 'grid-nav' }>, 'id' | 'kind'>

export function GridNavBlock({ columns, items }: GridNavBlockProps): ReactElement | null {
  if (items.length === 0) return null
  return (
    <nav aria-label={messages.quickLinks}>
      <Grid role="list" $columns={Math.min(6, Math.max(1, columns))}>
        {items.map((item, index) => {
          const entry = (
            <Entry>
              <img src={item.src} alt="" width={48} height={48} loading="lazy" decoding="async" />
              {item.name}
            </Entry>
          )
          return (
            <li key={`${index} ${item.name}`}>
              {item.href ? <Link href={item.href}>{entry}</Link> : entry}
            </li>
          )
        })}
      </Grid>
    </nav>
  )
}
