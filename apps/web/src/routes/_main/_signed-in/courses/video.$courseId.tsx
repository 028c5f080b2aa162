import { lessonQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { idFromPath, parseCourseId } from '../../../../id-from-path'
import { LessonPage } from '../../../../pages/lesson/lesson-page'
import { loadLessonStage } from '../../../../pages/lesson/load-lesson-stage'

export const Route = createFileRoute('/_main/_signed-in/courses/video/$courseId')({
  params: { parse: parseCourseId },
  loader: ({ context: { api, queryClient }, params }) => {
    void queryClient.prefetchQuery(lessonQuery(api, idFromPath(params.courseId)))
    // Where it fails, the block that shows it says so.
    loadLessonStage().catch(() => undefined)
  },
  component: LessonPage,
})
