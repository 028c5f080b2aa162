/** The tab that a key leads to from one of `count`; `null` for keys that lead to none. */
export function tabAt(key: string, from: number, count: number): number | null {
  if (from === -1) return null
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count
    case 'ArrowLeft':
      return (from - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
