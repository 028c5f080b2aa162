import { member } from '@shuyuan/contract'

/** Returns the value at a path in a reply, or undefined. */
export function valueAt(value: unknown, ...path: string[]): unknown {
  return path.reduce(member, value)
}

/** Returns the text or number at a path as text, or null. */
export function textAt(value: unknown, ...path: string[]): string | null {
  const found = valueAt(value, ...path)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : null
}
