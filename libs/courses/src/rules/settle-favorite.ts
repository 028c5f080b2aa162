import type { MouseEvent } from 'react'

/** A click handler that takes a double click for the one that it means. */
export function firstClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act()
  }
}

/** Input of {@link settleFavorite}. */
export interface SettleFavoriteInput {
  /** The last known state. */
  known: boolean
  /** The learner's latest choice; it may change while requests are under way. */
  choice: () => boolean
  /** Toggles it on the server; resolves to the state after that. */
  toggle: () => Promise<boolean>
}

/** A toggle in another tab costs a second request; an inconsistent server gets no third. */
const mostRequests = 2

/**
 * Sends one request after the other until the favorite equals the latest choice. A toggle must not be
 * repeated blindly: the first failure rejects, and the caller has to fetch the state.
 *
 * @returns the state now
 */
export async function settleFavorite({
  known,
  choice,
  toggle,
}: SettleFavoriteInput): Promise<boolean> {
  let now = known
  let goal = choice()
  let requests = 0
  while (now !== goal && requests < mostRequests) {
    now = await toggle()
    requests = choice() === goal ? requests + 1 : 0
    goal = choice()
  }
  return now
}
