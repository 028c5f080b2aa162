import { pipe } from 'valibot'
import type { InferOutput } from 'valibot'
import type { LearnedLesson } from '../models/course'
import { instant, integer, numberOrZero, text } from '../wire/scalars'
import { reader } from '../wire/reader'
import { isRecord, orNull, record } from '../wire/record'
import { rows } from '../wire/rows'
import { sent } from '../wire/sent'

const lesson = record({
  id: integer,
  title: text,
  duration: numberOrZero,
  published_at: instant,
  // `watched_at` is the server's local time; `created_at` beside it is not, and is not read.
  watch_record: orNull(record({ watch_seconds: numberOrZero, watched_at: instant })),
})

/** The wire sends an object of positions when its own order was disturbed. */
const lessons = pipe(
  sent((data) => (isRecord(data) ? Object.values(data) : data)),
  rows(lesson),
)

/** Reads the progress in a course lesson by lesson, in the order of publishing. */
export const readLearnedLessons = reader(lessons, (wire) =>
  wire.toSorted(byPublishing).map(({ id, title, duration, watch_record }): LearnedLesson => ({
    id,
    title,
    duration,
    watchedSeconds: Math.max(0, watch_record?.watch_seconds ?? 0),
    watchedAt: watch_record?.watched_at ?? null,
  })),
)

function byPublishing(one: InferOutput<typeof lesson>, other: InferOutput<typeof lesson>): number {
  return (one.published_at ?? '').localeCompare(other.published_at ?? '') || one.id - other.id
}
