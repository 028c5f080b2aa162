import type { Page } from '@playwright/test'
import { sampleOf } from '@shuyuan/testing/sample'
import { expect } from '../shared/fixtures'
import { test } from '../shared/rendered-site'

async function readHead(page: Page) {
  return page.evaluate(() => {
    const content = (name: string) =>
      document
        .querySelector(`head > meta[name="${name}"], head > meta[property="${name}"]`)
        ?.getAttribute('content')
    return {
      canonicals: Array.from(
        document.querySelectorAll('link[rel="canonical"]'),
        (link) => link.getAttribute('href') ?? '',
      ),
      robots: content('robots'),
      description: content('description'),
      title: content('og:title'),
      image: content('og:image'),
      url: content('og:url'),
      card: content('twitter:card'),
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('public pages have a canonical URL, a description and an image', async ({ page, stack }) => {
    for (const [path, canonical = path] of [
      ['/'],
      ['/courses'],
      ['/courses?page=2'],
      ['/courses?cid=1&scene=free', '/courses'],
      ['/courses?utm_source=wechat', '/courses'],
      ['/courses/detail/4'],
      ['/courses/detail/4?tab=3', '/courses/detail/4'],
      ['/vip'],
    ] satisfies [path: string, canonical?: string][]) {
      await page.goto(path)
      const head = await readHead(page)
      expect(head.canonicals).toEqual([`${stack.siteUrl}${canonical}`])
      expect(head.url).toBe(`${stack.siteUrl}${canonical}`)
      expect(head.robots).toBeUndefined()
      expect(head.description).toBeTruthy()
      expect(head.title).toBeTruthy()
      expect(head.card).toBe('summary_large_image')
      const image = await page.request.get(head.image ?? '')
      expect(image.headers()['content-type']).toMatch(/^image\//)
    }
  })

  test('lists beyond their end, searches and pages of a learner are not indexed', async ({
    page,
  }) => {
    await page.goto('/courses?page=99')
    expect((await readHead(page)).robots).toBe('noindex')
    for (const path of ['/search', '/search?keywords=Python', '/login', '/member', '/order']) {
      await page.goto(path)
      const head = await readHead(page)
      expect(head.robots, path).toBe('noindex')
      expect(head.canonicals, path).toEqual([])
    }
  })
})

test('the canonical URL follows each navigation', async ({ page, stack }) => {
  await page.goto('/courses/detail/4')
  await page
    .getByRole('navigation', { name: '面包屑' })
    .getByRole('link', { name: '全部课程' })
    .click()
  await expect(page).toHaveURL('/courses')
  await expect
    .poll(async () => (await readHead(page)).canonicals)
    .toEqual([`${stack.siteUrl}/courses`])
  expect((await readHead(page)).url).toBe(`${stack.siteUrl}/courses`)
})

test('robots.txt links to the sitemap, which lists existing pages', async ({
  request,
  stack,
  rendered,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${stack.siteUrl}/sitemap.xml`)
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('xml')
  const urls = Array.from(
    (await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g),
    ([, url = '']) => url,
  )
  expect(urls).toContain(`${stack.siteUrl}/courses/detail/4`)
  expect(urls.length).toBeGreaterThan(10)
  const courses = urls.filter((url) => url.includes('/courses/detail/'))
  const sample = [...urls.filter((url) => !courses.includes(url)), ...courses.slice(0, 10)]
  for (const url of sampleOf(urls, sample)) {
    const page = await request.get(url.replace(stack.siteUrl, rendered))
    expect(page.status(), url).toBe(200)
    expect(await page.text(), url).toContain(`<link rel="canonical" href="${url}"`)
  }
})
