/** One page of a numbered list. */
export interface Page<Item> {
  /** At most 1000, whatever the server sends. */
  items: Item[]
  /** Rows in the whole list, not on this page. */
  total: number
}
