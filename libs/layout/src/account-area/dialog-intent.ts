import type { HeaderAccount } from './header-account'

/** Handlers for what opens a dialog for a visitor. A finger enters as a pointer before it taps. */
export function dialogIntent(account: HeaderAccount) {
  if (account.kind !== 'visitor') return {}
  return { onPointerEnter: account.onIntent, onFocus: account.onIntent }
}
