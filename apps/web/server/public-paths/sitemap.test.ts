// @vitest-environment node
import { createApiClient } from '@shuyuan/api'
import { expect, it, vi } from 'vitest'
import { createSitemap } from './sitemap'

const siteUrl = 'https://school.example'

/** Mocks a school with the given number of courses and one announcement. */
function createSchool(courseCount: number) {
  const fetchApi = vi.fn<typeof fetch>(async (request) => {
    const { pathname, searchParams } = new URL(new Request(request).url)
    const page = Number(searchParams.get('page'))
    const size = Number(searchParams.get('page_size') ?? searchParams.get('size'))
    const first = (page - 1) * size + 1
    const length = Math.max(0, Math.min(size, courseCount - first + 1))
    const rows = pathname.endsWith('/courses')
      ? Array.from({ length }, (_, index) => ({ id: first + index, title: '课' }))
      : [{ id: 9, title: '公告', created_at: '2025-03-01 08:00:00' }]
    const total = pathname.endsWith('/courses') ? courseCount : 1
    return new Response(JSON.stringify({ code: 0, data: { data: rows, total } }))
  })
  const api = createApiClient({ baseUrl: 'https://api.example', fetch: fetchApi })
  return { fetchApi, api }
}

const places = (xml: string | null) =>
  Array.from((xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g), ([, url]) => url)

it('lists the public pages, each once, with full URLs', async () => {
  const { api, fetchApi } = createSchool(1001)
  const sitemap = createSitemap({ api, readSiteUrl: async () => siteUrl, pauseMs: 0 })
  const urls = places(await sitemap('sitemap.xml'))
  expect(urls).toHaveLength(new Set(urls).size)
  expect(urls).toHaveLength(3 + 1001 + 1)
  expect(urls).toContain(`${siteUrl}/courses/detail/1001`)
  expect(urls).toContain(`${siteUrl}/announcement?id=9`)
  expect(fetchApi).toHaveBeenCalledTimes(3)
})

it('is split at the limit of search engines', async () => {
  const { api } = createSchool(25)
  const sitemap = createSitemap({
    api,
    readSiteUrl: async () => siteUrl,
    pauseMs: 0,
    maxEntries: 10,
  })
  const parts = [1, 2, 3].map((part) => `${siteUrl}/sitemap-${part}.xml`)
  expect(places(await sitemap('sitemap.xml'))).toEqual(parts)
  const files = await Promise.all([1, 2, 3].map((part) => sitemap(`sitemap-${part}.xml`)))
  expect(files.map((file) => places(file).length)).toEqual([10, 10, 9])
  expect(await sitemap('sitemap-4.xml')).toBeNull()
})

it('reads the API once for concurrent requests, and keeps older files when the API fails', async () => {
  const { api, fetchApi } = createSchool(5)
  const sitemap = createSitemap({
    api,
    readSiteUrl: async () => siteUrl,
    pauseMs: 0,
    freshMs: 1,
  })
  const [first, second] = await Promise.all([sitemap('sitemap.xml'), sitemap('sitemap.xml')])
  expect(second).toBe(first)
  expect(fetchApi).toHaveBeenCalledTimes(2)
  fetchApi.mockImplementation(async () => new Response('', { status: 502 }))
  await vi.waitFor(async () => {
    expect(await sitemap('sitemap.xml')).toBe(first)
    expect(fetchApi.mock.calls.length).toBeGreaterThan(2)
  }, 30_000)
})

it('lists nothing while the public URL of the site is unknown', async () => {
  const { api, fetchApi } = createSchool(5)
  const sitemap = createSitemap({ api, readSiteUrl: async () => '' })
  expect(await sitemap('sitemap.xml')).toBeNull()
  expect(fetchApi).not.toHaveBeenCalled()
})
