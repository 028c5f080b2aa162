import { lessonQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { idFromPath, parseCourseId } from '../../../../core/router/id-from-path'
import { lessonSearch } from '../../../../core/router/search-schemas'
import { LessonPage } from '../../../../features/lesson/lesson-page'
import { LessonPageSkeleton } from '../../../../features/lesson/lazy-lesson-page-skeleton'
import { LessonPlayback } from '../../../../features/lesson/lazy-lesson-playback'
import { startLesson } from '../../../../features/lesson/start-lesson'
import { isMissing } from '../../../../core/api-errors'
import { pageHead } from '../../../../core/router/page-head'
import * as titles from '../../../../core/router/titles'

export const Route = createFileRoute('/_main/_signed-in/courses/video/$courseId')({
  staticData: { title: titles.lessonTitle, skeleton: <LessonPageSkeleton /> },
  validateSearch: lessonSearch,
  params: { parse: parseCourseId },
  loader: ({ context, params, preload }) => {
    // The server counts each request as an opened lesson, so preloading a link must not send it.
    if (!preload) void startLesson(context, idFromPath(params.courseId))
    void LessonPlayback.preload()
  },
  head: ({ match, params }) => {
    const { context } = match
    const { queryKey } = lessonQuery(context.api, idFromPath(params.courseId))
    const { data, error } = context.queryClient.getQueryState(queryKey) ?? {}
    if (isMissing(error)) return pageHead(match, { title: titles.lessonMissing })
    return pageHead(match, { title: data?.lesson.title ?? (error ? undefined : '') })
  },
  component: LessonPage,
})
