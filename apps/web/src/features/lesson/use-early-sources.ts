import { lessonQuery, playSourcesQuery } from '@shuyuan/api/query'
import { noop, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { startQuery } from '../../core/router/start-query'
import { useServices } from '../../core/use-services'
import { mayPlay } from './may-play'

/** Requests the sources of a lesson as soon as its reply allows it, before React renders the reply. */
export function useEarlySources(lessonId: number): void {
  const { api } = useServices()
  const queryClient = useQueryClient()
  useEffect(() => {
    const query = lessonQuery(api, lessonId)
    // Otherwise the page renders the reply now. It also shows a failure.
    if (queryClient.getQueryState(query.queryKey)?.fetchStatus !== 'fetching') return
    void queryClient.query({ ...query, staleTime: 'static' }).then((detail) => {
      if (mayPlay(detail)) startQuery(queryClient, playSourcesQuery(api, lessonId))
    }, noop)
  }, [api, queryClient, lessonId])
}
