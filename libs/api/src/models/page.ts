/** One page of a paginated list. */
export interface Page<Item> {
  /** At most 1000, however many the server sends. */
  items: Item[]
  /** Number of rows on all pages. */
  total: number
}
