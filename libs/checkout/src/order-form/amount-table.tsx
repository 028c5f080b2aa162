import { formatYuan, leader, Price, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'

const List = styled.dl`
  display: grid;
  gap: ${token('space-2')};
  margin: 0;
`

/* An amount too large for the line wraps below its label. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${token('space-2')};
  & dt {
    ${leader}
    flex: auto;
    color: ${token('text-muted')};
  }
  & dd {
    margin: 0;
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
`

const Due = styled.dt`
  && {
    color: ${token('text')};
    font-weight: ${token('weight-medium')};
  }
`

const Total = styled(Price)`
  font: ${token('type-figure')};
`

/** Price, discount and amount due, in yuan. */
export function AmountTable(props: {
  price: number
  discount: number
  total: number
}): ReactElement {
  const messages = useMessages()
  return (
    <List aria-label={messages.amount}>
      <Row>
        <dt>{messages.price}</dt>
        <dd translate="no">{formatYuan(props.price)}</dd>
      </Row>
      {props.discount > 0 && (
        <Row>
          <dt>{messages.discount}</dt>
          <dd translate="no">{`-${formatYuan(props.discount)}`}</dd>
        </Row>
      )}
      <Row>
        <Due>{messages.total}</Due>
        <dd>
          <Total yuan={props.total} />
        </dd>
      </Row>
    </List>
  )
}
