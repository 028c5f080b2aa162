import { media, token, TitleText } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import type { Reason } from './read-reasons'

/** Numbered 壹 贰 叁, between hairlines. */
const List = styled.ol`
  display: grid;
  border-block-end: 1px solid ${token('border')};
  counter-reset: reason;
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${token('space-9')};
  }
  ${media.lg} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
`

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  align-items: baseline;
  gap: ${token('space-2')} ${token('space-4')};
  padding-block: ${token('space-6')};
  border-block-start: 1px solid ${token('border')};
  counter-increment: reason;
  &::before {
    color: ${token('text-subtle')};
    font: ${token('type-heading')};
    content: counter(reason, simp-chinese-formal);
  }
  & > p {
    grid-column: 2;
    color: ${token('text-muted')};
    text-wrap: balance;
  }
`

const Title = styled.h3`
  font: ${token('type-heading')};
`

interface ReasonListProps {
  reasons: readonly Reason[]
}

/** Reasons to choose the school, side by side. */
export function ReasonList({ reasons }: ReasonListProps): ReactElement {
  return (
    <List role="list">
      {reasons.map((reason, index) => (
        <Item key={`${index} ${reason.title}`}>
          <Title>
            <TitleText>{reason.title}</TitleText>
          </Title>
          <p>{reason.text}</p>
        </Item>
      ))}
    </List>
  )
}
