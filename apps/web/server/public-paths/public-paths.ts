import { setTimeout as pause } from 'node:timers/promises'
import type { ApiClient, Page } from '@shuyuan/api'
import { announcementsQuery, coursesQuery } from '@shuyuan/api/query'
import { QueryClient } from '@tanstack/react-query'

/** Rows per call. The API has no limit. */
const pageSize = 1000

const fresh = { staleTime: 0, gcTime: 0, retry: false }

async function readIds(
  readPage: (page: number) => Promise<Page<{ id: number }>>,
  pauseMs: number,
): Promise<number[]> {
  const ids = new Set<number>()
  for (let page = 1; ; page += 1) {
    const { items, total } = await readPage(page)
    for (const { id } of items) ids.add(id)
    if (items.length === 0 || page * pageSize >= total) return Array.from(ids)
    await pause(pauseMs)
  }
}

/** Returns the paths of home, course list, VIP and every course. @throws ApiError */
export async function readPagePaths(api: ApiClient, pauseMs = 0): Promise<string[]> {
  const queryClient = new QueryClient()
  const ids = await readIds(
    (page) => queryClient.fetchQuery({ ...coursesQuery(api, { page, pageSize }), ...fresh }),
    pauseMs,
  )
  return ['/', '/courses', '/vip', ...ids.map((id) => `/courses/detail/${id}`)]
}

/** Returns the paths of all announcements. @throws ApiError */
export async function readAnnouncementPaths(api: ApiClient, pauseMs = 0): Promise<string[]> {
  const queryClient = new QueryClient()
  const ids = await readIds(
    (page) => queryClient.fetchQuery({ ...announcementsQuery(api, { page, pageSize }), ...fresh }),
    pauseMs,
  )
  return ids.map((id) => `/announcement?id=${id}`)
}
