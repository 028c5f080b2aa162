import type { Instant, ProgressByLesson } from '@shuyuan/api'

/** Merges two replies. Each lesson keeps its furthest progress. */
export function mergeProgress(one: ProgressByLesson, other: ProgressByLesson): ProgressByLesson {
  const merged = { ...one }
  for (const known of Object.values(other)) {
    const mine = merged[known.lessonId]
    merged[known.lessonId] = {
      lessonId: known.lessonId,
      watchedSeconds: Math.max(known.watchedSeconds, mine?.watchedSeconds ?? 0),
      watchedAt: known.watchedAt ?? mine?.watchedAt ?? null,
      updatedAt: later(known.updatedAt, mine?.updatedAt ?? null),
    }
  }
  return merged
}

function later(one: Instant | null, other: Instant | null): Instant | null {
  return (one ?? '') > (other ?? '') ? one : other
}
