import { fallback, safeParse } from 'valibot'
import type { LessonProgress, ProgressByLesson } from '../../models/course'
import { instant, integer, numberOrZero } from '../../wire/scalars'
import { record } from '../../wire/record'
import { sent } from '../../wire/sent'

const progress = record({
  video_id: integer,
  watch_seconds: numberOrZero,
  watched_at: instant,
  updated_at: instant,
})

/** Progress by lesson ID, from a map or `[]`. Unreadable entries are omitted. */
export const progressByLesson = fallback(sent(toProgress), {})

function toProgress(wire: unknown): ProgressByLesson {
  const entries = typeof wire === 'object' && wire !== null ? Object.values(wire) : []
  return Object.fromEntries(
    entries.flatMap((entry): [number, LessonProgress][] => {
      const result = safeParse(progress, entry)
      if (!result.success) return []
      const { video_id: lessonId, watch_seconds, watched_at, updated_at } = result.output
      const watchedSeconds = Math.max(0, watch_seconds)
      return [
        [lessonId, { lessonId, watchedSeconds, watchedAt: watched_at, updatedAt: updated_at }],
      ]
    }),
  )
}
