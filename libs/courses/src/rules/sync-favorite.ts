export interface SyncFavoriteInput {
  /** The last known state. */
  current: boolean
  /** Returns the learner's latest choice, which may change while requests are pending. */
  getChoice: () => boolean
  /** Toggles the favorite on the server; resolves with the new state. */
  toggle: () => Promise<boolean>
}

/**
 * One toggle may not suffice, because another tab may have toggled as well. A third request would not help with an
 * inconsistent server.
 */
const maxRequests = 2

/**
 * Toggles the favorite, one request at a time, until it equals the latest choice. Rejects on the
 * first failure, because repeating a toggle may undo it; the caller must fetch the state.
 *
 * @returns the new state
 */
export async function syncFavorite({
  current,
  getChoice,
  toggle,
}: SyncFavoriteInput): Promise<boolean> {
  let state = current
  let goal = getChoice()
  let requests = 0
  while (state !== goal && requests < maxRequests) {
    state = await toggle()
    requests = getChoice() === goal ? requests + 1 : 0
    goal = getChoice()
  }
  return state
}
