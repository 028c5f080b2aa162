/** Index of the tab that a key leads to from the current one, going round; `null` for other keys. */
export function tabAfterKey(key: string, current: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (Math.max(current, 0) - 1 + count) % count
  return null
}
