import { ChevronDown } from 'lucide-react'
import { token } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.details`
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  & > div {
    display: grid;
    gap: ${token('space-8')};
    padding: ${token('space-3')} ${token('space-5')} ${token('space-5')};
  }
`

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  padding: ${token('space-4')} ${token('space-5')};
  border-radius: ${token('radius-lg')};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: ${token('hover')};
  }
  & > svg {
    flex: none;
    color: ${token('text-subtle')};
    transition: rotate ${token('motion-fast')};
  }
  details[open] > & > svg {
    rotate: 180deg;
  }
`

const Title = styled.h2`
  font: ${token('type-label')};
`

interface FoldedPlansProps {
  title: string
  children: ReactNode
}

/** Collapsed plans and their comparison, for a member. */
export function FoldedPlans({ title, children }: FoldedPlansProps): ReactElement {
  return (
    <Root>
      <Summary>
        <Title>{title}</Title>
        <ChevronDown size={18} aria-hidden />
      </Summary>
      <div>{children}</div>
    </Root>
  )
}
