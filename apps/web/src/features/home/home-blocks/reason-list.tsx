import { media, token, TitleText } from '@shuyuan/ui'
import {
  CircleCheck,
  Lightbulb,
  MessagesSquare,
  Route,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import type { Reason } from './read-reasons'

const List = styled.ul`
  display: grid;
  gap: ${token('space-5')};
  padding: ${token('space-5')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface-raised')};
  ${media.md} {
    grid-template-columns: repeat(2, 1fr);
    gap: ${token('space-6')};
    padding: ${token('space-6')};
  }
  ${media.lg} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
`

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: ${token('space-1')} ${token('space-3')};
  & > svg {
    grid-row: span 2;
    inline-size: ${token('control-md')};
    block-size: ${token('control-md')};
    padding: 10px;
    border-radius: ${token('radius-md')};
    background: ${token('accent-soft')};
    color: ${token('accent-text')};
  }
  & > p {
    grid-column: 2;
    color: ${token('text-muted')};
  }
`

const Title = styled.h3`
  font: ${token('type-subheading')};
`

const icons: [keywords: RegExp, icon: LucideIcon][] = [
  [/退|保障|放心|安全|承诺/, ShieldCheck],
  [/答疑|回答|老师|社区|交流|互动/, MessagesSquare],
  [/路径|计划|进度|踏实|系统|体系/, Route],
  [/清楚|易懂|案例|方法|实战/, Lightbulb],
]

function iconOf({ title }: Reason): LucideIcon {
  return icons.find(([keywords]) => keywords.test(title))?.[1] ?? CircleCheck
}

interface ReasonListProps {
  reasons: readonly Reason[]
}

/** Reasons to choose the school, side by side. */
export function ReasonList({ reasons }: ReasonListProps): ReactElement {
  return (
    <List role="list">
      {reasons.map((reason, index) => {
        const Icon = iconOf(reason)
        return (
          <Item key={`${index} ${reason.title}`}>
            <Icon aria-hidden />
            <Title>
              <TitleText>{reason.title}</TitleText>
            </Title>
            <p>{reason.text}</p>
          </Item>
        )
      })}
    </List>
  )
}
