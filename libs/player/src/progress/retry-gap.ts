const shortest = 2_000
const longest = 5 * 60_000

/**
 * How long to wait before the next attempt, in ms: 2 s, doubled by each failure up to 5 min, less up
 * to half of it by chance, so that a server that comes back is not called by every browser at once.
 *
 * @param failures how many attempts failed in a row, from 1
 * @param chance 0 to 1
 */
export function retryGap(failures: number, chance: number): number {
  const gap = Math.min(longest, shortest * 2 ** Math.min(failures - 1, 20))
  return Math.round(gap * (1 - chance / 2))
}
