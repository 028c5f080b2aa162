import { stringifySearch } from './search-params'

/** An address of this site; values that are not set are left out of the query. */
export function href(
  path: string,
  search: Record<string, string | number | undefined> = {},
): string {
  return path + stringifySearch(search)
}

/** The `page` of an address: the first one needs none. */
export function pageParam(page: number): number | undefined {
  return page > 1 ? page : undefined
}
