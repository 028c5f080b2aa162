import { courseQuery, queryScopes } from '@shuyuan/api/query'
import { loadMember } from '../account'
import type { Services } from '../services'
import type { PlacedOrder } from './placed-order'

const changed = [
  queryScopes.orders,
  queryScopes.courseDetails,
  queryScopes.lessons,
  queryScopes.study,
  queryScopes.credit,
  queryScopes.messages,
]

/**
 * Asks again for everything that a payment has changed. Resolves when what was bought is known, so
 * that its page shows it as bought at once; what cannot be asked for shows its own failure there.
 */
export async function refreshAccess(
  services: Services,
  goods: Pick<PlacedOrder, 'type' | 'id'> | null,
): Promise<void> {
  const { api, queryClient } = services
  for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey })
  const course = goods?.type === 'COURSE' ? courseQuery(api, goods.id) : null
  await Promise.allSettled([
    loadMember(services),
    course && queryClient.fetchQuery({ ...course, staleTime: 0 }),
  ])
}
