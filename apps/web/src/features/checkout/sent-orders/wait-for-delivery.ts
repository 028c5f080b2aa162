import { courseQuery, queryScopes } from '@shuyuan/api/query'
import { loadMember } from '../../../core/account/account'
import { fetchToEnd } from '../../../core/account/fetch-to-end'
import type { Services } from '../../../core/services'
import type { SentOrder } from '../../../core/account/sent-order'

/** The goods, and when the membership expired before the purchase. */
export type BoughtGoods = Pick<SentOrder, 'type' | 'id' | 'vipUntil'>

/** Checks with the server whether the goods were delivered. Rejects if it does not reply. */
async function hasAccess(services: Services, goods: BoughtGoods): Promise<boolean> {
  const { api, queryClient, session } = services
  if (goods.type === 'COURSE') {
    const { isBought } = await fetchToEnd(queryClient, {
      ...courseQuery(api, goods.id),
      staleTime: 0,
    })
    return isBought
  }
  await loadMember(services)
  const { member } = session.state
  const [before, until] = [goods.vipUntil, member?.roleExpiresAt].map((at) => Date.parse(at ?? ''))
  return member?.role?.id === goods.id && (until || 0) > (before || 0)
}

const affectedScopes = [
  queryScopes.orders,
  queryScopes.courseDetails,
  queryScopes.lessons,
  queryScopes.study,
  queryScopes.credit,
  queryScopes.messages,
]

const maxIntervalMs = 5_000

/**
 * Refetches everything that a payment changes and polls until the goods are delivered. The server may
 * deliver them after it reports the payment.
 *
 * @param goods Null if the goods are unknown. Then nothing is polled.
 * @param timeoutMs Time after which polling stops.
 * @returns False if the goods were not delivered in time.
 */
export async function waitForDelivery(
  services: Services,
  goods: BoughtGoods | null,
  timeoutMs: number,
): Promise<boolean> {
  const { queryClient } = services
  const invalidate = () => {
    for (const queryKey of affectedScopes) void queryClient.invalidateQueries({ queryKey })
  }
  const end = Date.now() + timeoutMs
  invalidate()
  // `hasAccess` fetches the member for a plan.
  const member = goods?.type === 'ROLE' ? null : loadMember(services).catch(() => undefined)
  if (goods === null) {
    await member
    return true
  }
  for (let round = 1; ; round++) {
    const isDelivered = await hasAccess(services, goods).catch(() => false)
    if (isDelivered) {
      await member
      if (round > 1) invalidate()
      return true
    }
    const pause = Math.min(round * 1_000, maxIntervalMs)
    if (Date.now() + pause > end) return false
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
