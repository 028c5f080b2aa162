import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { token } from '../theme/token'

const Track = styled.div`
  overflow: hidden;
  block-size: 4px;
  border-radius: ${token('radius-full')};
  background: ${token('border')};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

const Fill = styled.div`
  block-size: 100%;
  border-radius: inherit;
  background: ${token('accent-strong')};
  transition: inline-size ${token('motion-normal')};
  @media (forced-colors: active) {
    background: Highlight;
  }
`

export interface ProgressBarProps {
  /** Percent from 0 to 100. Other values are clamped. */
  value: number
  /** Accessible name. */
  label: string
  /** Class of the root element. */
  className?: string
}

export function ProgressBar({ value, label, className }: ProgressBarProps): ReactElement {
  const percent = Math.min(100, Math.max(0, Math.floor(value)))
  return (
    <Track
      className={className}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <Fill style={{ inlineSize: `${percent}%` }} />
    </Track>
  )
}
