import { ButtonLink, EmptyState, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { orderLink } from '../../../core/router/page-links'
import { useHref } from '../../../core/router/use-href'
import * as messages from '../messages'
import type { RequestedGoods } from '../../../core/router/read-goods'

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-3')};
`

/** Empty state of an order that cannot be paid here. */
export function NothingToPay({ goods }: { goods: RequestedGoods | null }) {
  const href = useHref()
  return (
    <EmptyState
      image="orders"
      title={messages.orderPayMissing}
      hint={messages.noLongerPayable}
      action={
        <Actions>
          <ButtonLink href={href({ to: '/member/orders' })}>{messages.orders}</ButtonLink>
          {goods && (
            <ButtonLink href={href(orderLink(goods))} variant="secondary">
              {messages.orderAgain}
            </ButtonLink>
          )}
        </Actions>
      }
    />
  )
}
