import { ButtonLink, EmptyState } from '@shuyuan/ui'
import * as messages from '../../page-messages'

/** Says that there is nothing to buy under this address. */
export function UnknownGoods() {
  return (
    <EmptyState
      title={messages.orderUnknown}
      hint={messages.orderUnknownHint}
      action={<ButtonLink href="/courses">{messages.browseCourses}</ButtonLink>}
    />
  )
}
