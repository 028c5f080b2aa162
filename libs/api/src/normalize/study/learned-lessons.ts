import { pipe } from 'valibot'
import type { InferOutput } from 'valibot'
import type { LearnedLesson } from '../../models/course'
import { instant, integer, numberOrZero, text } from '../../wire/scalars'
import { reader } from '../../wire/reader'
import { isRecord, orNull, record } from '../../wire/record'
import { rows } from '../../wire/rows'
import { sent } from '../../wire/sent'

const lesson = record({
  id: integer,
  title: text,
  duration: numberOrZero,
  published_at: instant,
  // `watched_at` is in the server's zone. `created_at` is not, so it is not read.
  watch_record: orNull(record({ watch_seconds: numberOrZero, watched_at: instant })),
})

/** The server sends an object keyed by position when its rows are out of order. */
const lessons = pipe(
  sent((data) => (isRecord(data) ? Object.values(data) : data)),
  rows(lesson),
)

/** Reads the progress in each lesson of a course, by publication date. */
export const readLearnedLessons = reader(lessons, (wire) =>
  [...wire].sort(byPublicationDate).map(({ id, title, duration, watch_record }): LearnedLesson => ({
    id,
    title,
    duration,
    watchedSeconds: Math.max(0, watch_record?.watch_seconds ?? 0),
    watchedAt: watch_record?.watched_at ?? null,
  })),
)

function byPublicationDate(
  one: InferOutput<typeof lesson>,
  other: InferOutput<typeof lesson>,
): number {
  return (one.published_at ?? '').localeCompare(other.published_at ?? '') || one.id - other.id
}
