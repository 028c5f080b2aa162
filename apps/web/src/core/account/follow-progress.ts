import type { CourseDetail, LessonDetail, ProgressByLesson } from '@shuyuan/api'
import { queryScopes } from '@shuyuan/api/query'
import type { QueryClient } from '@tanstack/react-query'

/** Adds the watched second. Returns the same object if it already includes the second. */
function withSeconds(
  progress: ProgressByLesson,
  lessonId: number,
  seconds: number,
): ProgressByLesson {
  const known = progress[lessonId]
  if (known && (known.watchedAt !== null || known.watchedSeconds >= seconds)) return progress
  const updatedAt = new Date().toISOString()
  return {
    ...progress,
    [lessonId]: { lessonId, watchedSeconds: seconds, watchedAt: null, updatedAt },
  }
}

interface Followed {
  groups: LessonDetail['groups']
  progress: ProgressByLesson
}

const scopes = [queryScopes.lessonDetails, queryScopes.courseDetails, queryScopes.study]

/**
 * Updates cached progress after the server accepts a position, without refetching. Only the server decides
 * whether the lesson is completed, so an active course is refetched once when its end is reached. The lists of the
 * study center are refetched if they are shown, as after leaving a lesson, otherwise on their next mount.
 */
export function followProgress(queryClient: QueryClient, lessonId: number, seconds: number): void {
  let mayBeCompleted = false
  // Their replies may be older than the position: a page requests its data before the lesson that it replaces reports
  // its last second.
  const underWay = scopes.flatMap((queryKey) =>
    queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }),
  )

  function follow<Detail extends Followed>(queryKey: readonly unknown[]) {
    for (const [key, detail] of queryClient.getQueriesData<Detail>({ queryKey })) {
      const lesson = detail?.groups
        .flatMap((group) => group.lessons)
        .find(({ id }) => id === lessonId)
      if (detail === undefined || lesson === undefined) continue
      const progress = withSeconds(detail.progress, lessonId, seconds)
      if (progress === detail.progress) continue
      mayBeCompleted ||= seconds >= lesson.duration
      const updatedAt = queryClient.getQueryState(key)?.dataUpdatedAt
      queryClient.setQueryData<Detail>(key, { ...detail, progress }, { updatedAt })
    }
  }

  follow<LessonDetail>(queryScopes.lessonDetails)
  follow<CourseDetail>(queryScopes.courseDetails)
  void queryClient.invalidateQueries({
    queryKey: queryScopes.courseDetails,
    refetchType: mayBeCompleted ? 'active' : 'none',
  })
  void queryClient.invalidateQueries({ queryKey: queryScopes.study })
  if (underWay.length === 0) return
  void Promise.allSettled(underWay.flatMap(({ promise }) => promise ?? [])).then(() =>
    followProgress(queryClient, lessonId, seconds),
  )
}
