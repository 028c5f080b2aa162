import { fallback, pipe, safeParse, transform, unknown } from 'valibot'
import type { ProgressByLesson } from '../models/course'
import { instant } from '../wire/instant'
import { integer, numberOrZero } from '../wire/number'
import { record } from '../wire/record'

const progress = record({
  video_id: integer,
  watch_seconds: numberOrZero,
  watched_at: instant,
})

/** Progress by lesson id, from a map or from `[]`; unreadable entries count as not begun. */
export const progressByLesson = fallback(pipe(unknown(), transform(toProgress)), {})

function toProgress(wire: unknown): ProgressByLesson {
  const entries = typeof wire === 'object' && wire !== null ? Object.values(wire) : []
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const result = safeParse(progress, entry)
      if (!result.success) return []
      const { video_id: lessonId, watch_seconds, watched_at: watchedAt } = result.output
      return [[lessonId, { lessonId, watchedSeconds: Math.max(0, watch_seconds), watchedAt }]]
    }),
  )
}
