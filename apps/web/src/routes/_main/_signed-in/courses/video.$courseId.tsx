import { lessonQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { idFromPath, parseCourseId } from '../../../../id-from-path'
import { lessonSearch } from '../../../../search-schemas'
import { LessonPage } from '../../../../pages/lesson/lesson-page'
import { LessonStage } from '../../../../pages/lesson/lazy-lesson-stage'
import { startQuery } from '../../../../start-query'
import { MissingPage } from '../../../../blocks/missing-page'
import { pageHead } from '../../../../page-head'
import * as titles from '../../../../titles'

export const Route = createFileRoute('/_main/_signed-in/courses/video/$courseId')({
  validateSearch: lessonSearch,
  params: { parse: parseCourseId },
  loader: ({ context: { api, queryClient }, params, preload }) => {
    // The server takes each call for a lesson that was opened: pointing at a link must not make it.
    if (!preload) startQuery(queryClient, lessonQuery(api, idFromPath(params.courseId)))
    void LessonStage.preload()
  },
  head: ({ match: { context }, params }) => {
    const { queryKey } = lessonQuery(context.api, idFromPath(params.courseId))
    const { data, error } = context.queryClient.getQueryState(queryKey) ?? {}
    return pageHead(context, {
      title: data?.lesson.title ?? (error ? titles.lessonTitle : undefined),
    })
  },
  component: LessonPage,
  notFoundComponent: () => <MissingPage title={titles.lessonMissing} />,
})
