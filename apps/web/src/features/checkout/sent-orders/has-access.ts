import { courseQuery } from '@shuyuan/api/query'
import { loadMember } from '../../../app/account/account'
import { fetchToEnd } from '../../../app/fetch-to-end'
import type { Services } from '../../../app/services'
import type { SentOrder } from '../../../app/orders/sent-order'

/** What was bought, and until when a membership ran before. */
export type BoughtGoods = Pick<SentOrder, 'type' | 'id' | 'vipUntil'>

/** Asks the server whether what was bought can be used. Rejects when it does not answer. */
export async function hasAccess(services: Services, goods: BoughtGoods): Promise<boolean> {
  const { api, queryClient, session } = services
  if (goods.type === 'COURSE') {
    const { isBought } = await fetchToEnd(queryClient, courseQuery(api, goods.id))
    return isBought
  }
  await loadMember(services)
  const { member } = session.state
  const [before, until] = [goods.vipUntil, member?.roleExpiresAt].map((at) => Date.parse(at ?? ''))
  return member?.role?.id === goods.id && (until || 0) > (before || 0)
}
