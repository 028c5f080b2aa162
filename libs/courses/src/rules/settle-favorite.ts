/** What it takes to bring a favorite to where somebody wants it. */
export interface FavoriteWish {
  /** What it is, as far as known. */
  known: boolean
  /** What is wanted, as it changes while requests are under way. */
  wanted: () => boolean
  /** Turns it over at the server; gives what it is then. */
  toggle: () => Promise<boolean>
}

/** A toggle of another tab costs a second request; a server that says nonsense gets no third. */
const mostRequests = 2

/**
 * Sends one request after the other until the favorite is as wanted last. A toggle must never be
 * repeated blindly: the first failure rejects, and what the favorite is then has to be asked.
 *
 * @returns what it is now
 */
export async function settleFavorite({ known, wanted, toggle }: FavoriteWish): Promise<boolean> {
  let now = known
  let goal = wanted()
  let requests = 0
  while (now !== goal && requests < mostRequests) {
    now = await toggle()
    requests = wanted() === goal ? requests + 1 : 0
    goal = wanted()
  }
  return now
}
