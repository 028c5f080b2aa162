/** The search parameter `page` of a list: the first page needs none. */
export function pageParam(page: number): number | undefined {
  return page > 1 ? page : undefined
}
