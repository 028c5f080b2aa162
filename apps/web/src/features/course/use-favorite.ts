import { describeError, toggleFavorite, type CourseDetail } from '@shuyuan/api'
import { courseQuery, queryScopes } from '@shuyuan/api/query'
import { syncFavorite } from '@shuyuan/courses'
import { toast } from '@shuyuan/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as messages from './messages'
import { useAccountDialogs } from '../auth'
import { useServices } from '../../core/use-services'

/**
 * Favorite state of a course. Updates optimistically and rolls back on errors. After quick clicks the last
 * choice wins. Visitors sign in first.
 */
export function useFavorite({ course, isFavorite }: Pick<CourseDetail, 'course' | 'isFavorite'>) {
  const { api, session } = useServices()
  const { open } = useAccountDialogs()
  const queryClient = useQueryClient()
  const { queryKey } = courseQuery(api, course.id)
  const target = useRef(isFavorite)
  const [shown, setShown] = useState(isFavorite)
  /** Stops waiting for the sign-in of a visitor. */
  const stopWaiting = useRef(() => {})
  useEffect(() => () => stopWaiting.current(), [])
  const { mutate, isPending } = useMutation({
    mutationFn: (known: boolean) =>
      syncFavorite({
        current: known,
        getChoice: () => target.current,
        // `keepalive`: reaches the server even if the learner leaves right after the tap.
        toggle: () => toggleFavorite(api, { courseId: course.id }, { keepalive: true }),
      }),
    async onSuccess(now, before) {
      // A reply in flight may be older than the change.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (detail) => detail && { ...detail, isFavorite: now })
      void queryClient.invalidateQueries({ queryKey: queryScopes.study })
      // Clicked again while the reply was processed.
      if (now !== target.current) mutate(now)
      else if (now !== before) toast.success(now ? messages.favoriteOn : messages.favoriteOff)
    },
    onError(error) {
      toast.error(describeError(error))
      // The request may or may not have reached the server.
      void queryClient.invalidateQueries({ queryKey })
    },
  })

  // Not an effect of the session's state: a sign-in would render the whole page again.
  function addAfterSignIn() {
    stopWaiting.current()
    stopWaiting.current = session.subscribe(() => {
      if (!session.state.isSignedIn) return
      stopWaiting.current()
      target.current = true
      // Repeats the toggle if the course was a favorite already.
      mutate(false)
    })
    setShown(true)
    open('login')
  }

  return {
    isFavorite: isPending ? shown : isFavorite,
    toggle() {
      // Not `isSignedIn`: the first render of a learner's page is that of a visitor.
      if (session.getToken() === null) {
        addAfterSignIn()
        return
      }
      target.current = isPending ? !target.current : !isFavorite
      setShown(target.current)
      if (!isPending) mutate(isFavorite)
    },
  }
}
