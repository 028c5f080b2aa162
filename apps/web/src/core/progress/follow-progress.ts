import type { CourseDetail, LessonDetail, ProgressByLesson } from '@shuyuan/api'
import { queryScopes } from '@shuyuan/api/query'
import type { QueryClient } from '@tanstack/react-query'

/** Progress in which this second is known; the same object when it was. */
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

/**
 * Lets what is on screen or kept follow a second that the server has taken, without asking for it. Only
 * whether that completed the lesson is the server's word: its course, if it is on screen, is asked for
 * once. What else shows progress is asked for anew when it is next seen.
 */
export function followProgress(queryClient: QueryClient, lessonId: number, seconds: number): void {
  let mayBeCompleted = false

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
  void queryClient.invalidateQueries({ queryKey: queryScopes.study, refetchType: 'none' })
}
