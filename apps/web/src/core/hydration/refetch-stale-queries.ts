import { personalScopes, queryScopes } from '@shuyuan/api/query'
import type { Services } from '../services'

/** Comments are the same for everyone, but a cached page may lack the learner's newest one. */
const learnerScopes = [...personalScopes, queryScopes.comments]

/**
 * Refetches stale queries on the screen after hydration. For a learner, replies that the server rendered
 * for a visitor are stale too. Resolves when the queries of the learner are refetched, at once for a visitor.
 *
 * @param rendered hashes of the queries that the server rendered
 */
export async function refetchStaleQueries(
  { queryClient, session }: Pick<Services, 'queryClient' | 'session'>,
  rendered: ReadonlySet<string>,
): Promise<void> {
  const isLearner = session.getToken() !== null
  if (isLearner) {
    for (const queryKey of learnerScopes) {
      void queryClient.invalidateQueries({
        queryKey,
        refetchType: 'none',
        predicate: ({ queryHash }) => rendered.has(queryHash),
      })
    }
  }
  const refetched = queryClient.refetchQueries(
    // Without data a query is always stale. A refetch would replace a rendered refusal with a skeleton.
    { type: 'active', stale: true, predicate: ({ state }) => state.data !== undefined },
    { cancelRefetch: false },
  )
  if (isLearner) await refetched
}
