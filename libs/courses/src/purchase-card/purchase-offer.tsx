import type { ReactElement } from 'react'
import { Price, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { cardMessages, courseMessages } from '../messages'
import type { CourseAccess } from '../rules/access'

const Amount = styled(Price)`
  font: ${token('type-figure')};
`

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space-2')};
`

const Standing = styled.strong`
  font: ${token('type-heading')};
  &:is([data-access='free'], [data-access='bought'], [data-access='claimable']) {
    color: ${token('success')};
  }
  &:is([data-access='vip'], [data-access='vip-only']) {
    color: ${token('member')};
  }
`

const Before = styled(Price)`
  color: ${token('text-subtle')};
  font-weight: ${token('weight-regular')};
  text-decoration: line-through;
`

interface PurchaseOfferProps {
  access: CourseAccess
  /** In whole yuan. */
  price: number
}

/** Price of a course for this learner, or how they have access. */
export function PurchaseOffer({ access, price }: PurchaseOfferProps): ReactElement {
  const messages = useMessages(courseMessages)
  const { free, vipOnly } = useMessages(cardMessages)
  if (access.kind === 'for-sale') return <Amount yuan={access.price} />
  const labels = {
    free: messages.freeCourse,
    bought: messages.bought,
    vip: messages.watchByVip,
    'vip-only': vipOnly,
    claimable: free,
  }
  return (
    <Row>
      <Standing data-access={access.kind}>{labels[access.kind]}</Standing>
      {access.kind === 'vip' && price > 0 && <Before forwardedAs="s" yuan={price} />}
    </Row>
  )
}
