import { lessonQuery } from '@shuyuan/api/query'
import { lazyComponent } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { idFromPath, parseCourseId } from '../../../../core/router/id-from-path'
import { lessonSearch } from '../../../../core/router/search-schemas'
import { LessonPage } from '../../../../features/lesson/lesson-page'
import { LessonPlayback } from '../../../../features/lesson/playback/lazy-lesson-playback'
import { startLesson } from '../../../../features/lesson/start-lesson'
import { isMissing } from '../../../../core/api-errors'
import { PageHead } from '../../../../core/page/page-head'
import { useServices } from '../../../../core/use-services'
import * as titles from '../../../../core/router/titles'

const LessonPageSkeleton = lazyComponent(() =>
  import('../../../../features/lesson/lesson-skeleton').then((code) => code.LessonPageSkeleton),
)

export const Route = createFileRoute('/_main/_signed-in/courses/video/$courseId')({
  staticData: {
    title: titles.lessonTitle,
    head: <LessonHead />,
    skeleton: <LessonPageSkeleton />,
    hidesAnnouncement: true,
  },
  validateSearch: lessonSearch,
  params: { parse: parseCourseId },
  loader: ({ context, params, preload }) => {
    // The server counts each request as an opened lesson, so preloading a link must not send it.
    if (!preload) void startLesson(context, idFromPath(params.courseId))
    void LessonPlayback.preload()
  },
  component: LessonPage,
})

function LessonHead() {
  const { api } = useServices()
  const id = idFromPath(Route.useParams().courseId)
  const { data, error } = useQuery({ ...lessonQuery(api, id), enabled: false })
  if (isMissing(error)) return <PageHead title={titles.lessonMissing} />
  return <PageHead title={data?.lesson.title ?? titles.lessonTitle} />
}
