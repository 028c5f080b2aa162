import type { ReactElement } from 'react'
import { css, keyframes, styled } from 'styled-components'
import { token } from '../theme/token'

export interface SealProps {
  /** One character: 讫 for finished, 勤 for a goal that was reached, 藏 for a purchase. */
  children: string
  /** 40, 64 or 120 px. @default 'sm' */
  size?: 'sm' | 'md' | 'lg'
  /** ID of what is sealed. It turns the seal by up to 3 degrees, always the same way. */
  id: number
  /** Stamps the seal, for what happened just now. @default false */
  isNew?: boolean
}

const sizes = { sm: 40, md: 64, lg: 120 }

const stamp = keyframes`
  from {
    scale: 1.25;
    opacity: 0;
  }
`

const Root = styled.span<{ $size: number; $angle: number; $isNew: boolean }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${(p) => p.$size}px;
  block-size: ${(p) => p.$size}px;
  border: ${(p) => p.$size / 20}px solid;
  border-radius: ${token('radius-xs')};
  color: ${token('seal')};
  font: ${token('weight-strong')} ${(p) => p.$size * 0.68}px / 1 ${token('font-display')};
  rotate: ${(p) => p.$angle}deg;
  ${(p) =>
    p.$isNew &&
    css`
      animation: ${stamp} ${token('motion-normal')};
    `}
`

/**
 * Red seal on what the learner has done: an end, a reached goal, a purchase. Hidden from screen readers, so a text beside it
 * says the same. A page shows at most one that is new.
 */
export function Seal({ children, size = 'sm', id, isNew = false }: SealProps): ReactElement {
  return (
    <Root aria-hidden $size={sizes[size]} $angle={(id % 7) - 3} $isNew={isNew}>
      {children}
    </Root>
  )
}
