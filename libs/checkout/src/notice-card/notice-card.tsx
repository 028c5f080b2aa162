import { Card, token } from '@shuyuan/ui'
import { useId, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled(Card)`
  display: grid;
  justify-items: stretch;
  gap: ${token('space-4')};
  max-inline-size: 560px;
  & h2 {
    font: ${token('type-subtitle')};
  }
`

const Words = styled.div`
  display: grid;
  gap: ${token('space-2')};
  & > p {
    color: ${token('text-muted')};
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
`

interface NoticeCardProps {
  title: string
  hint: string
  /** Announces the text, for a card that replaces other content. */
  isAnnounced?: boolean
  actions: ReactNode
  children?: ReactNode
}

/** Notice about an order that needs attention before anything else. */
export function NoticeCard(props: NoticeCardProps): ReactElement {
  const headingId = useId()
  return (
    <Root forwardedAs="section" aria-labelledby={headingId}>
      <Words role={props.isAnnounced ? 'alert' : undefined}>
        <h2 id={headingId}>{props.title}</h2>
        <p>{props.hint}</p>
      </Words>
      {props.children}
      <Actions>{props.actions}</Actions>
    </Root>
  )
}
