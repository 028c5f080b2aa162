import { recordProgress, type LessonDetail } from '@shuyuan/api'
import { queryScopes } from '@shuyuan/api/query'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useServices } from '../../use-services'

/** Reports the position reached; one that could not be reported goes along with the next. */
export function useRecordProgress({ lesson }: LessonDetail): (seconds: number) => void {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const furthest = useRef(0)
  return useCallback(
    (seconds) => {
      furthest.current = Math.max(furthest.current, seconds)
      if (furthest.current === 0) return
      recordProgress(api, { lessonId: lesson.id, seconds: furthest.current }).then(
        () => {
          void queryClient.invalidateQueries({
            queryKey: [...queryScopes.courseDetails],
            refetchType: 'none',
          })
          void queryClient.invalidateQueries({ queryKey: queryScopes.study, refetchType: 'none' })
        },
        () => undefined,
      )
    },
    [api, lesson.id, queryClient],
  )
}
