import { token } from '@shuyuan/ui'

/** A veil over whatever lies below, in either theme; `amount` in percent. */
export function faint(amount: number): string {
  return `color-mix(in srgb, ${token('text-subtle')} ${amount}%, transparent)`
}
