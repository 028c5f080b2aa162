import { minValue, pipe } from 'valibot'
import type { InferOutput } from 'valibot'
import type { Lesson } from '../../models/course'
import { flag, instant, integer, numberOrZero, text } from '../../wire/scalars'
import { record } from '../../wire/record'

/** A lesson in a reply, which calls it "video". */
export const lessonRow = record({
  id: pipe(integer, minValue(1)),
  course_id: numberOrZero,
  title: text,
  chapter_id: numberOrZero,
  duration: numberOrZero,
  free_seconds: numberOrZero,
  ban_drag: flag,
  is_allow_comment: flag,
  published_at: instant,
})

export const toLesson = (wire: InferOutput<typeof lessonRow>): Lesson => ({
  id: wire.id,
  courseId: wire.course_id,
  title: wire.title,
  chapterId: wire.chapter_id,
  duration: Math.max(0, wire.duration),
  freeSeconds: Math.max(0, wire.free_seconds),
  isSeekable: !wire.ban_drag,
  allowsComments: wire.is_allow_comment,
  publishedAt: wire.published_at,
})
