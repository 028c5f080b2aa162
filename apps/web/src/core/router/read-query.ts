import { parseSearch, stringifySearch } from './search-params'
import {
  courseListSearch,
  errorSearch,
  memberSearch,
  orderPaySearch,
  orderSearch,
  redirectSearch,
  searchSearch,
} from './search-schemas'

// Those that the other pages read are among them.
const names = [
  courseListSearch,
  errorSearch,
  memberSearch,
  orderPaySearch,
  orderSearch,
  redirectSearch,
  searchSearch,
].flatMap(({ entries }) => Object.keys(entries))

/**
 * Gives the part of a query that the site's pages read, in one order; without it the marks of a campaign
 * and whatever else a URL carries.
 */
export function readQuery(query: string): string {
  const read = Object.entries(parseSearch(query)).filter(([name]) => names.includes(name))
  return stringifySearch(Object.fromEntries(read.sort()))
}

/** Gives what {@link readQuery} leaves out. */
export function unreadQuery(query: string): string {
  const unread = Object.entries(parseSearch(query)).filter(([name]) => !names.includes(name))
  return stringifySearch(Object.fromEntries(unread))
}
