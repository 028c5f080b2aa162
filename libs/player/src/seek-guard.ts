/** Rounding of browsers when they seek. */
const tolerance = 0.5

/** Keeps a learner from jumping ahead of what was played. */
export interface SeekGuard {
  /** The position while playing. */
  advance(position: number): void
  /** Where a jump to `target` must end; `null` when it is allowed. */
  correct(target: number): number | null
}

/** @param start where playback began: all before it was seen already */
export function createSeekGuard(start: number): SeekGuard {
  let furthest = start
  let last = start
  return {
    advance(position) {
      last = position
      furthest = Math.max(furthest, position)
    },
    correct(target) {
      return target > furthest + tolerance ? last : null
    },
  }
}
