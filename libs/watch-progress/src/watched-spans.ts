/** Parts of a lesson that were played, in seconds, in order and without overlap. */
export type WatchedSpans = readonly (readonly [from: number, to: number])[]

/** Parts closer to each other than this are merged, in seconds. */
const mergeGap = 1

/** Maximum number of parts. Beyond it, the shortest part is dropped. */
const maxSpans = 64

/** Adds a part that was played. Empty and invalid parts are ignored. */
export function addSpan(spans: WatchedSpans, from: number, to: number): WatchedSpans {
  if (!(from >= 0 && to > from && Number.isFinite(to))) return spans
  let [start, end] = [from, to]
  const apart = spans.filter(([otherFrom, otherTo]) => {
    const touches = otherFrom <= to + mergeGap && otherTo >= from - mergeGap
    if (touches) [start, end] = [Math.min(start, otherFrom), Math.max(end, otherTo)]
    return !touches
  })
  const merged = [...apart, [start, end] as const].sort(([a], [b]) => a - b)
  if (merged.length <= maxSpans) return merged
  const lengths = merged.map(([spanFrom, spanTo]) => spanTo - spanFrom)
  const shortest = lengths.indexOf(Math.min(...lengths))
  return merged.filter((_, index) => index !== shortest)
}

/** How many seconds these parts cover. */
export function coveredSeconds(spans: WatchedSpans): number {
  return spans.reduce((sum, [from, to]) => sum + to - from, 0)
}
