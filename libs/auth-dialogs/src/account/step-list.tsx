import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')} ${token('space-5')};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${token('text-muted')};
  font: ${token('type-small')};
  counter-reset: step;
  & > li {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    counter-increment: step;
  }
  & > li::before {
    display: grid;
    place-items: center;
    inline-size: 1.6em;
    block-size: 1.6em;
    border-radius: 50%;
    background: ${token('surface-sunken')};
    font-variant-numeric: tabular-nums;
    content: counter(step);
  }
  & > li[aria-current] {
    color: ${token('text')};
    font-weight: ${token('weight-strong')};
  }
  & > li[aria-current]::before {
    background: ${token('accent-strong')};
    color: ${token('on-accent')};
  }
`

interface StepListProps {
  label: string
  steps: readonly string[]
  /** Index of the current step. */
  current: number
}

/** Numbered steps with the current one highlighted. */
export function StepList({ label, steps, current }: StepListProps) {
  return (
    <List aria-label={label}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === current ? 'step' : undefined}>
          {step}
        </li>
      ))}
    </List>
  )
}
