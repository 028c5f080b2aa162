import type { ComponentPropsWithRef, ReactElement } from 'react'
import { styled } from 'styled-components'
import { token } from '../theme/token'

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'member'

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Color by meaning. @default 'neutral' */
  tone?: BadgeTone
}

function colorsOf(tone: BadgeTone): string {
  if (tone === 'neutral')
    return `background: ${token('surface-sunken')}; color: ${token('text-muted')};`
  return `background: ${token(`${tone}-soft`)}; color: ${token(tone === 'accent' ? 'accent-text' : tone)};`
}

const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  padding: 1px ${token('space-2')};
  border: 1px solid transparent;
  border-radius: ${token('radius-sm')};
  font: ${token('type-caption')};
  font-weight: ${token('weight-medium')};
  white-space: nowrap;
  ${(p) => colorsOf(p.$tone)}
`

export function Badge({ tone = 'neutral', ...span }: BadgeProps): ReactElement {
  return <Root {...span} $tone={tone} />
}
