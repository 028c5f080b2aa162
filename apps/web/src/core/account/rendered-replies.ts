import { personalScopes, queryScopes } from '@shuyuan/api/query'
import type { QueryClient } from '@tanstack/react-query'
import type { Services } from '../services'

/** Instant of replies that are always stale. The clocks of server and browser may differ. */
const longAgo = 1

/**
 * Expires replies that the server rendered for a visitor: those that depend on the account, and comments, because a cached
 * page may lack the learner's newest one.
 */
function expireVisitorReplies(queryClient: QueryClient): void {
  for (const queryKey of [...personalScopes, queryScopes.comments])
    queryClient.setQueriesData({ queryKey }, (data) => data, { updatedAt: longAgo })
}

/**
 * Keeps errors that the server rendered until the user retries. Otherwise a skeleton would replace them when their part
 * hydrates.
 *
 * @returns a function that ends this, for when the user leaves the page
 */
function keepRenderedErrors(queryClient: QueryClient): () => void {
  const failed = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'error' })
  for (const { queryKey } of failed) queryClient.setQueryDefaults(queryKey, { retryOnMount: false })
  return () => {
    for (const { queryKey } of failed) queryClient.setQueryDefaults(queryKey, {})
  }
}

/**
 * Prepares the replies of a page that the server rendered, before React hydrates it.
 *
 * @returns a function to call when the user leaves the page
 */
export function adoptRenderedReplies({
  queryClient,
  session,
}: Pick<Services, 'queryClient' | 'session'>): () => void {
  if (session.getToken() !== null) expireVisitorReplies(queryClient)
  return keepRenderedErrors(queryClient)
}

/** Whether a reply is that of a visitor, on a learner's page. */
export function isVisitorReply({ dataUpdatedAt }: { dataUpdatedAt: number }): boolean {
  return dataUpdatedAt === longAgo
}
