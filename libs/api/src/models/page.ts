/** One page of a numbered list. */
export interface Page<Item> {
  items: Item[]
  /** Rows in the whole list, not on this page. */
  total: number
}
