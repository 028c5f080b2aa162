import { Card, token } from '@shuyuan/ui'
import { useId, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled(Card)`
  padding-block: ${token('space-5')} ${token('space-2')};
  & + & {
    margin-block-start: ${token('space-5')};
  }
`

const Heading = styled.h2`
  font: ${token('type-subheading')};
`

const Hint = styled.p`
  color: ${token('text-muted')};
  font: ${token('type-small')};
`

interface PanelProps {
  title: string
  hint?: string
  children: ReactNode
}

/** Section of the profile with a heading, on a raised surface. */
export function Panel({ title, hint, children }: PanelProps): ReactElement {
  const id = useId()
  return (
    <Root forwardedAs="section" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {hint !== undefined && <Hint>{hint}</Hint>}
      <div>{children}</div>
    </Root>
  )
}
