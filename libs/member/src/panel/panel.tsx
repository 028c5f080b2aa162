import { token } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Subsection } from '../subsection/subsection'

const Root = styled(Subsection)`
  & + & {
    margin-block-start: ${token('space-8')};
  }
`

const Hint = styled.p`
  margin-block-end: ${token('space-4')};
  color: ${token('text-muted')};
  font: ${token('type-small')};
`

interface PanelProps {
  title: string
  hint?: string
  children: ReactNode
}

/** Part of the profile. */
export function Panel({ title, hint, children }: PanelProps): ReactElement {
  return (
    <Root title={title}>
      {hint !== undefined && <Hint>{hint}</Hint>}
      <div>{children}</div>
    </Root>
  )
}
