import type { ComponentPropsWithRef, ReactElement } from 'react'
import { styled } from 'styled-components'
import { token } from '../theme/token'
import { formatYuan } from './format-yuan'

/** Properties of {@link Price}: those of a span. */
export interface PriceProps extends ComponentPropsWithRef<'span'> {
  /** Amount in yuan, nothing for `null`. Left out: the children are the amount, as text in any other currency. */
  yuan?: number | null | undefined
}

const Root = styled.span`
  color: ${token('price')};
  font-weight: ${token('weight-strong')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

/** An amount to pay, in the color of prices. */
export function Price({ yuan, children, ...span }: PriceProps): ReactElement {
  return (
    <Root translate="no" {...span}>
      {yuan === undefined ? children : formatYuan(yuan)}
    </Root>
  )
}
