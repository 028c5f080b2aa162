import { describeError, toggleFavorite, type StudyRow } from '@shuyuan/api'
import { queryScopes, studyListQuery } from '@shuyuan/api/query'
import { syncFavorite } from '@shuyuan/courses'
import { toast } from '@shuyuan/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as messages from './messages'
import { useServices } from '../../core/use-services'

/** Removes a favorite optimistically, then refetches the list, also after an error. */
export function useRemoveFavorite(page: number): (row: StudyRow) => void {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    async onMutate({ course }: StudyRow) {
      const { queryKey } = studyListQuery(api, { list: 'favorites', page })
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(
        queryKey,
        (list) =>
          list && {
            items: list.items.filter((other) => other.course?.id !== course.id),
            total: list.total - 1,
          },
      )
    },
    mutationFn: ({ course }) =>
      syncFavorite({
        current: true,
        getChoice: () => false,
        toggle: () => toggleFavorite(api, { courseId: course.id }, { keepalive: true }),
      }),
    onSuccess: () => toast.success(messages.favoriteOff),
    onError: (error) => toast.error(describeError(error)),
    onSettled() {
      void queryClient.invalidateQueries({ queryKey: queryScopes.study })
      void queryClient.invalidateQueries({ queryKey: queryScopes.courseDetails })
    },
  })
  return mutate
}
