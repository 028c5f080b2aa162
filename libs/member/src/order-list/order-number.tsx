import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { CopyButton } from '../copy-button/copy-button'
import { useMessages } from '../member-locale-provider/use-messages'

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  overflow-wrap: anywhere;
  & > button {
    color: inherit;
  }
`

/** Order number with a copy button. */
export function OrderNumber({ orderNo }: { orderNo: string }): ReactElement {
  const messages = useMessages()
  return (
    <Root>
      {messages.orderNo(orderNo)}
      <CopyButton text={orderNo} label={messages.copyOrderNo} />
    </Root>
  )
}
