import { token } from '@shuyuan/ui'

/** Transparent overlay for either theme; `amount` in percent. */
export function tint(amount: number): string {
  return `color-mix(in srgb, ${token('text-subtle')} ${amount}%, transparent)`
}
