import { formatYuan, Price, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { messages } from '../messages'

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  margin: 0;
  align-items: baseline;
  gap: ${token('space-2')} ${token('space-4')};
  & dt {
    color: ${token('text-muted')};
  }
  & dd {
    margin: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`

const Due = styled.dt`
  && {
    color: ${token('text')};
    font-weight: 550;
  }
`

const Total = styled(Price)`
  font: ${token('type-figure')};
`

/** Price, discount and what is left to pay, in yuan. */
export function AmountTable(props: {
  price: number
  discount: number
  total: number
}): ReactElement {
  return (
    <List aria-label={messages.amount}>
      <dt>{messages.price}</dt>
      <dd>{formatYuan(props.price)}</dd>
      {props.discount > 0 && (
        <>
          <dt>{messages.discount}</dt>
          <dd>-{formatYuan(props.discount)}</dd>
        </>
      )}
      <Due>{messages.total}</Due>
      <dd>
        <Total yuan={props.total} />
      </dd>
    </List>
  )
}
