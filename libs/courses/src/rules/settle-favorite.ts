import type { MouseEvent } from 'react'

/** Returns a click handler that treats a double click as one click. */
export function firstClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act()
  }
}

export interface SettleFavoriteInput {
  /** The last known state. */
  known: boolean
  /** Returns the learner's latest choice, which may change while requests are pending. */
  choice: () => boolean
  /** Toggles the favorite on the server; resolves with the new state. */
  toggle: () => Promise<boolean>
}

/**
 * Another tab may have toggled, which costs a second request. An inconsistent server gets no third.
 */
const maxRequests = 2

/**
 * Toggles the favorite, one request at a time, until it equals the latest choice. Rejects on the
 * first failure, because repeating a toggle may undo it; the caller must fetch the state.
 *
 * @returns the new state
 */
export async function settleFavorite({
  known,
  choice,
  toggle,
}: SettleFavoriteInput): Promise<boolean> {
  let now = known
  let goal = choice()
  let requests = 0
  while (now !== goal && requests < maxRequests) {
    now = await toggle()
    requests = choice() === goal ? requests + 1 : 0
    goal = choice()
  }
  return now
}
