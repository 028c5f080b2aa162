import type { Route } from '../auth/route'
import { memberRoute, openRoute, publicRoute } from '../auth/route'
import { playUrls } from '../courses/play-urls'
import { openCourseRecord, recordProgress } from '../courses/progress'
import { boughtLessons, canWatch, openLesson } from '../courses/lesson-row'
import { badParameter, notFound, refuse } from '../wire/api-failure'
import { positiveInt } from '../wire/input'
import { courseDetail } from '../wire/course'
import { chapterColumns, groupedLessons, lessonColumns, progressMap } from '../wire/lesson'

/** Lesson details, play URLs and progress. */
export const lessonRoutes: Route[] = [
  openRoute('GET', '/api/v2/video/:id{[0-9]+}', ({ c, sandbox, member }) => {
    const opened = openLesson(sandbox, Number(c.req.param('id')))
    const { lesson, course } = opened
    const isWatch = canWatch(sandbox, opened, member)
    sandbox.store.run('UPDATE videos SET view_num = view_num + 1 WHERE id = ?', lesson.id)
    if (member && isWatch) openCourseRecord(sandbox, member.id, course.id)
    return {
      video: lessonColumns(lesson),
      videos: groupedLessons(sandbox, course.id),
      chapters: chapterColumns(sandbox, course.id),
      course: courseDetail(sandbox, course),
      is_watch: isWatch,
      video_watched_progress: progressMap(sandbox, course.id, member),
      buy_videos: boughtLessons(sandbox, course.id, member),
    }
  }),

  memberRoute('GET', '/api/v2/video/:id{[0-9]+}/playinfo', ({ c, sandbox, member }) => {
    const opened = openLesson(sandbox, Number(c.req.param('id')))
    const { media, free_seconds } = opened.lesson
    if (canWatch(sandbox, opened, member)) return { urls: playUrls(sandbox, media, null) }
    if (free_seconds <= 0) throw refuse('请购买后观看')
    return { urls: playUrls(sandbox, media, free_seconds) }
  }),

  memberRoute('POST', '/api/v2/video/:id{[0-9]+}/record', ({ c, sandbox, input, member }) => {
    const seconds = positiveInt(input, 'duration')
    const opened = openLesson(sandbox, Number(c.req.param('id')))
    const { lesson } = opened
    const isWatch = canWatch(sandbox, opened, member)
    if (!isWatch && lesson.free_seconds <= 0) throw refuse('无权限观看此视频')
    recordProgress(
      sandbox,
      member.id,
      lesson,
      isWatch ? seconds : Math.min(seconds, lesson.free_seconds),
    )
  }),

  publicRoute('GET', '/api/v2/video/open/play', ({ sandbox, input }) => {
    const service = input.text('service')
    const file = input.text('file_id')
    if (file === '' || (service !== 'aliyun' && service !== 'tencent')) throw badParameter()
    const isKnown = sandbox.store.one('SELECT 1 FROM media WHERE name = ?', file) !== undefined
    if (!isKnown) throw notFound()
    return { urls: playUrls(sandbox, file, null) }
  }),
]
