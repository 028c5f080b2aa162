/**
 * Whether a navigation starts at the top of the page: with another path and with another page of a
 * list. A change of the query alone (a tab, a filter) stays where the learner is.
 */
export function startsAtTop(target: URL, here: URL): boolean {
  return (
    target.pathname !== here.pathname ||
    target.searchParams.get('page') !== here.searchParams.get('page')
  )
}
