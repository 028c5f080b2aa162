import { parseSearch, stringifySearch } from './search-params'
import {
  courseListSearch,
  errorSearch,
  lessonSearch,
  memberSearch,
  orderPaySearch,
  orderSearch,
  redirectSearch,
  searchSearch,
} from './search-schemas'

// The other pages read a subset of these.
const names = [
  courseListSearch,
  errorSearch,
  lessonSearch,
  memberSearch,
  orderPaySearch,
  orderSearch,
  redirectSearch,
  searchSearch,
].flatMap(({ entries }) => Object.keys(entries))

/**
 * Returns the parameters of a query that the site's pages read, sorted. Drops others, such as campaign
 * parameters.
 */
export function readQuery(query: string): string {
  const read = Object.entries(parseSearch(query)).filter(([name]) => names.includes(name))
  return stringifySearch(Object.fromEntries(read.sort()))
}

/** Returns the parameters that {@link readQuery} drops. */
export function unreadQuery(query: string): string {
  const unread = Object.entries(parseSearch(query)).filter(([name]) => !names.includes(name))
  return stringifySearch(Object.fromEntries(unread))
}
