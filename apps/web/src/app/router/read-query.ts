import { parseSearch, stringifySearch } from './search-params'
import {
  announcementSearch,
  courseListSearch,
  courseSearch,
  errorSearch,
  memberSearch,
  orderPaySearch,
  orderSearch,
  orderSuccessSearch,
  redirectSearch,
  searchSearch,
} from './search-schemas'

const names = new Set(
  [
    announcementSearch,
    courseListSearch,
    courseSearch,
    errorSearch,
    memberSearch,
    orderPaySearch,
    orderSearch,
    orderSuccessSearch,
    redirectSearch,
    searchSearch,
  ].flatMap(({ entries }) => Object.keys(entries)),
)

/**
 * Gives the part of a query that the site's pages read, in one order; without it the marks of a campaign
 * and whatever else a URL carries.
 */
export function readQuery(query: string): string {
  const read = Object.entries(parseSearch(query)).filter(([name]) => names.has(name))
  return stringifySearch(Object.fromEntries(read.sort()))
}

/** Gives what {@link readQuery} leaves out. */
export function unreadQuery(query: string): string {
  const unread = Object.entries(parseSearch(query)).filter(([name]) => !names.has(name))
  return stringifySearch(Object.fromEntries(unread))
}
