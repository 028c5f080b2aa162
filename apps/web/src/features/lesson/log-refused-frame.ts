import type { PlayerFailure } from '@shuyuan/player'

/** Tells the operator what is missing where an embedded lesson is not shown; learners read less. */
export function logRefusedFrame({ kind, origin }: PlayerFailure, lessonId: number): void {
  if (kind !== 'refused-frame') return
  const where =
    origin === undefined
      ? 'a snippet without a full URL'
      : `${origin}, which frameHosts of config.js and frame-src of the Content-Security-Policy must name`
  console.error(`Lesson ${lessonId} is not shown. It embeds ${where}.`)
}
