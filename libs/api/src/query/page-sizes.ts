/** Rows per page of each query. */
export const pageSizes = {
  courses: 16,
  orders: 10,
  messages: 10,
  credit: 10,
  search: 10,
  study: 10,
  announcements: 10,
} as const
