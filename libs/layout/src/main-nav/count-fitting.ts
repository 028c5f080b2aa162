import type { NamedEntry } from './named-entries'

/** Width of the entry 更多 in Chinese characters. */
const more = 5

/**
 * Two Latin characters are as wide as a Chinese one. The padding of an entry takes two, an arrow
 * one.
 */
const widthOf = ({ name, children }: NamedEntry) =>
  name.replace(/[ -ÿ]{2}/g, '-').length + (children.length ? 3 : 2)

/**
 * Counts the entries that fit into a width in Chinese characters, beside an entry 更多 for
 * the others. It estimates by characters instead of measuring, so that the server renders the same.
 */
export function countFitting(entries: readonly NamedEntry[], room: number): number {
  let end = 0
  const ends = entries.map((entry) => (end += widthOf(entry)))
  return end > room ? ends.filter((right) => right <= room - more).length : ends.length
}
