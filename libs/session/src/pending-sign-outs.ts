import { createDeviceStore, type KeyValueStorage } from '@shuyuan/browser-storage'

/**
 * Tokens of sign-outs that the server has not confirmed. Without them, a token would stay valid if the page closes
 * before the call succeeds, for example without a network.
 */
export interface PendingSignOuts {
  /** Returns the tokens that the server still has to end. */
  getPendingSignOuts(): string[]
  /** Removes a token that the server has ended. */
  confirmSignOut(token: string): void
}

const start = 'sign-out/'

/** Creates this part of a session, and the function that adds a token. */
export function createPendingSignOuts(prefix: string, storage: KeyValueStorage | undefined) {
  // A key per token, so that tabs that sign out at the same time lose none.
  const device = createDeviceStore({ prefix, storage })
  const parts: PendingSignOuts = {
    getPendingSignOuts: () => device.keys(start).map((key) => key.slice(start.length)),
    confirmSignOut: (token) => device.remove(start + token),
  }
  return { parts, add: (token: string) => device.set(start + token, 'ok') }
}
