import type { GenericSchema, InferOutput } from 'valibot'
import { reader, type Reader } from './reader'
import { pageOf } from './rows'

/** One page of a paginated list. */
export interface Page<Item> {
  /** At most 1000, however many the server sends. */
  items: Item[]
  /** Number of rows on all pages. */
  total: number
}

/** Creates a reader of a paginated list from a row schema and a converter. */
// @__NO_SIDE_EFFECTS__
export function pageReader<Row extends GenericSchema, Item>(
  row: Row,
  toItem: (row: InferOutput<Row>, assetBase: string) => Item,
): Reader<Page<Item>> {
  return reader(pageOf(row), ({ data, total }, assetBase) => ({
    items: data.map((item) => toItem(item, assetBase)),
    total: Math.max(total, data.length),
  }))
}
