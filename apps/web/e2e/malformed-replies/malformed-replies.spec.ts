import type { Page } from '@playwright/test'
import { isExhaustive, sampleOf } from '@shuyuan/testing/sample'
import { expect, test, visitAs } from '../shared/fixtures'
import { otherStates, sitePaths } from '../shared/site-routes'
import { breakAnywhere, damageReplies } from './damage-replies'

/** Visits of each page. The exhaustive run serves more than 10,000 damaged replies in total. */
const visits = isExhaustive() ? 60 : 2

const pages = [...sitePaths(), ...otherStates()]
const sample = [
  '/',
  '/courses',
  '/courses/detail/1',
  '/courses/video/101',
  '/vip',
  '/search?keywords=Python',
  '/member',
  '/order?goods_type=vod&goods_id=2',
  '/study-center',
]

test.use({
  // The damage includes URLs of images, videos and files. The site logs unreadable settings and home blocks
  // for the operator.
  expectedErrors:
    /Failed to load|net::ERR_|Content Security Policy|Mixed Content|系统初始化失败|首页模块无法显示/,
  contextOptions: { reducedMotion: 'reduce' },
})

/** Skips images, videos and fonts to save time. */
async function leaveOutMedia(page: Page): Promise<void> {
  await page.route(/\.(png|jpe?g|svg|webp|avif|mp4|m3u8|woff2)\b/, (route) => route.abort())
}

async function expectStanding(page: Page, seed: string): Promise<void> {
  await expect(page.locator('main'), seed).toHaveText(/\S/)
  await expect(page.locator('[aria-busy=true]:visible'), seed).toHaveCount(0)
  await expect(page.locator('a:visible').first(), seed).toBeVisible()
  await expect(page.locator('h1', { hasText: 'Unexpected Application Error' }), seed).toHaveCount(0)
}

for (const path of sampleOf(pages, sample)) {
  test(`${path} renders whatever the API returns`, async ({ page, sandbox }) => {
    test.setTimeout(30_000 + visits * 10_000)
    const token = await sandbox.logIn('13800000001')
    await leaveOutMedia(page)
    await visitAs(page, token)
    let seed = ''
    const countReplies = await damageReplies(page, sandbox.apiUrl, (data, { pathname, search }) =>
      breakAnywhere(data, seed + pathname + search),
    )
    for (let visit = 0; visit < visits; visit += 1) {
      seed = `${path} ${visit}`
      await page.goto(path)
      await expectStanding(page, seed)
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    test.info().annotations.push({ type: 'replies', description: String(countReplies()) })
  })
}
