import type { NamedEntry } from './named-entries'

/** Room beside the logo, in characters, and what the entry for the others takes of it. */
const room = { all: 29, more: 5 }

/** Two Latin characters are as wide as a Chinese one; around a name there is room for two, an arrow takes one. */
const widthOf = ({ name, children }: NamedEntry) =>
  name.replace(/[ -ÿ]{2}/g, '-').length + (children.length ? 3 : 2)

function countWithin(entries: readonly NamedEntry[], width: number): number {
  let left = width
  const first = entries.findIndex((entry) => (left -= widthOf(entry)) < 0)
  return first < 0 ? entries.length : first
}

/**
 * How many entries stand beside the logo in a wide window. Counted, not measured: a server has to know it,
 * and nothing may move.
 */
export function countFitting(entries: readonly NamedEntry[]): number {
  const count = countWithin(entries, room.all)
  return count === entries.length ? count : countWithin(entries, room.all - room.more)
}
