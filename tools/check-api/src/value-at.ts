import { member } from '@shuyuan/contract'

/** The value at a place inside of a reply; undefined when there is none. */
export function valueAt(value: unknown, ...path: string[]): unknown {
  return path.reduce(member, value)
}

/** The text or number at a place, as text; null when there is none. */
export function textAt(value: unknown, ...path: string[]): string | null {
  const found = valueAt(value, ...path)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : null
}
