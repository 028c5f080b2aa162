/** Numbers that look random and are the same on every run. */
export interface Random {
  /** From `low` (included) to `high`. */
  between: (low: number, high: number) => number
  /** Whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

/** Makes a source of numbers from a seed (the mulberry32 recurrence). */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return { between, whole, pick: (items) => items[whole(0, items.length - 1)] ?? items[0] }
}
