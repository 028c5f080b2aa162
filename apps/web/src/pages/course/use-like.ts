import { describeError, toggleCourseLike, type CourseDetail } from '@shuyuan/api'
import { courseQuery, queryScopes } from '@shuyuan/api/query'
import { useSessionState } from '@shuyuan/session/react'
import { toast } from '@shuyuan/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { href } from '../../href'
import * as messages from '../../page-messages'
import { useNavigateByHref } from '../../use-navigate-by-href'
import { useServices } from '../../use-services'

/** The favourite of a course: shown at once, taken back when the server refuses; visitors sign in first. */
export function useLike({ course, isLiked }: Pick<CourseDetail, 'course' | 'isLiked'>) {
  const { api } = useServices()
  const { hasToken } = useSessionState()
  const { href: here } = useLocation()
  const navigate = useNavigateByHref()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => toggleCourseLike(api, { courseId: course.id }),
    onSuccess: (nowLiked) => {
      queryClient.setQueryData(courseQuery(api, course.id).queryKey, (detail) =>
        detail === undefined ? undefined : { ...detail, isLiked: nowLiked },
      )
      void queryClient.invalidateQueries({ queryKey: queryScopes.study })
      toast.success(nowLiked ? messages.favouriteOn : messages.favouriteOff)
    },
    onError: (error) => toast.error(describeError(error)),
  })
  return {
    isLiked: isPending ? !isLiked : isLiked,
    isPending,
    toggle: () => {
      if (!hasToken) navigate(href('/login', { redirect: here }))
      else if (!isPending) mutate()
    },
  }
}
