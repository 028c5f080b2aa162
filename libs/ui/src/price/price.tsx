import type { ComponentPropsWithRef, ReactElement } from 'react'
import { styled } from 'styled-components'
import { token } from '../theme/token'
import { formatYuan } from './format-yuan'

export interface PriceProps extends ComponentPropsWithRef<'span'> {
  /** Amount in yuan. Renders nothing for `null`. Omit it to render the children, for other currencies. */
  yuan?: number | null | undefined
}

const Root = styled.span`
  color: ${token('price')};
  font-weight: ${token('weight-strong')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export function Price({ yuan, children, ...span }: PriceProps): ReactElement {
  return (
    <Root translate="no" {...span}>
      {yuan === undefined ? children : formatYuan(yuan)}
    </Root>
  )
}
