import type { ComponentPropsWithRef, ReactElement } from 'react'
import { styled } from 'styled-components'
import { token } from '../theme/token'

/**
 * An amount of money in words of the page: `¥99`, `¥1,299.50`.
 *
 * @param yuan amount in yuan (not in fen)
 */
export function formatYuan(yuan: number): string {
  const fractionDigits = Number.isInteger(yuan) ? 0 : 2
  return `¥${yuan.toLocaleString('zh-CN', {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })}`
}

/** Properties of {@link Price}: those of a span. */
export interface PriceProps extends ComponentPropsWithRef<'span'> {
  /** Amount in yuan. */
  yuan: number
}

const Root = styled.span`
  color: ${token('price')};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

/** An amount to pay, in the color of prices. */
export function Price({ yuan, ...span }: PriceProps): ReactElement {
  return <Root {...span}>{formatYuan(yuan)}</Root>
}
