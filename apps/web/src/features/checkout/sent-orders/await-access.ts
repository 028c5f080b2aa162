import { courseQuery, queryScopes } from '@shuyuan/api/query'
import { loadMember } from '../../../core/account/account'
import { fetchToEnd } from '../../../core/fetch-to-end'
import type { Services } from '../../../core/services'
import type { SentOrder } from '../../../core/orders/sent-order'

/** What was bought, and until when a membership ran before. */
export type BoughtGoods = Pick<SentOrder, 'type' | 'id' | 'vipUntil'>

/** Asks the server whether what was bought can be used. Rejects when it does not answer. */
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

const changed = [
  queryScopes.orders,
  queryScopes.courseDetails,
  queryScopes.lessons,
  queryScopes.study,
  queryScopes.credit,
  queryScopes.messages,
]

const longestIntervalMs = 5_000

/**
 * Asks again for everything that a payment has changed, until what was bought can be used: the server
 * may deliver it after it reports the payment.
 *
 * @param goods `null` when it is not known what was bought
 * @param patienceMs after this long it is not asked again
 * @returns whether the goods can be used; false while that is unknown
 */
export async function awaitAccess(
  services: Services,
  goods: BoughtGoods | null,
  patienceMs: number,
): Promise<boolean> {
  const { queryClient } = services
  const renew = () => {
    for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey })
  }
  const end = Date.now() + patienceMs
  renew()
  // A plan is looked for in what is known of the member anyway.
  const member = goods?.type === 'ROLE' ? null : loadMember(services).catch(() => undefined)
  if (goods === null) {
    await member
    return true
  }
  for (let round = 1; ; round++) {
    const isKnown = await hasAccess(services, goods).catch(() => false)
    if (isKnown) {
      await member
      if (round > 1) renew()
      return true
    }
    const pause = Math.min(round * 1_000, longestIntervalMs)
    if (Date.now() + pause > end) return false
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
