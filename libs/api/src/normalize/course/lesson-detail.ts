import { fallback, unknown } from 'valibot'
import type { LessonDetail } from '../../models/course'
import { flag, integer } from '../../wire/scalars'
import { reader } from '../../wire/reader'
import { record } from '../../wire/record'
import { innerRows } from '../../wire/rows'
import { courseRecord, toCourse } from './course-detail'
import { lessonRow, toLesson } from './lesson'
import { chapterRows, toLessonGroups } from './lesson-groups'
import { progressByLesson } from '../study/progress'

const detail = record({
  video: lessonRow,
  course: courseRecord,
  chapters: chapterRows,
  videos: fallback(unknown(), []),
  is_watch: flag,
  video_watched_progress: progressByLesson,
  buy_videos: innerRows(integer),
})

export const readLessonDetail = reader(detail, (wire, assetBase): LessonDetail => ({
  lesson: toLesson(wire.video),
  course: toCourse(wire.course, assetBase),
  groups: toLessonGroups(wire.chapters, wire.videos),
  canWatch: wire.is_watch,
  progress: wire.video_watched_progress,
  boughtLessonIds: wire.buy_videos,
}))
