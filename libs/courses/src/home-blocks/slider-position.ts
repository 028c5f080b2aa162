/** How long a slide stays, in ms. */
export const slideStay = 5_000

/** The slide after one, the first after the last. */
export function slideAfter(index: number, count: number): number {
  return count === 0 ? 0 : (index + 1) % count
}
