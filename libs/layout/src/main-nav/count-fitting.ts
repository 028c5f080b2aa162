import type { NamedEntry } from './named-entries'

/** Space beside the logo in Chinese characters, and the part that the overflow entry needs. */
const room = { all: 29, more: 5 }

/**
 * Two Latin characters are as wide as a Chinese one. The padding of an entry takes two, an arrow
 * one.
 */
const widthOf = ({ name, children }: NamedEntry) =>
  name.replace(/[ -ÿ]{2}/g, '-').length + (children.length ? 3 : 2)

function countWithin(entries: readonly NamedEntry[], width: number): number {
  let left = width
  const first = entries.findIndex((entry) => (left -= widthOf(entry)) < 0)
  return first < 0 ? entries.length : first
}

/**
 * Counts the entries that fit beside the logo in a wide window. It estimates by characters instead
 * of measuring, so that the server renders the same.
 */
export function countFitting(entries: readonly NamedEntry[]): number {
  const count = countWithin(entries, room.all)
  return count === entries.length ? count : countWithin(entries, room.all - room.more)
}
