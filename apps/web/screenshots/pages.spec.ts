import { expect, signIn, test } from '../e2e/fixtures'

const folder = new URL('../../../reports/screenshots/', import.meta.url).pathname
const widths = [375, 768, 1440]
const pages: [name: string, path: string, mobile?: string][] = [
  ['home', '/'],
  ['courses', '/courses'],
  ['course', '/courses/detail/1'],
  ['course-outline', '/courses/detail/1?tab=3'],
  ['course-comments', '/courses/detail/1?tab=4'],
  ['search', '/search?keywords=Python'],
  ['announcement', '/announcement'],
  ['vip', '/vip'],
  ['login', '/login'],
  ['error', '/error'],
  ['not-found', '/no/such/page'],
  ['lesson', '/courses/video/101', '13800000002'],
  ['study-center', '/study-center', '13800000001'],
  ['member', '/member', '13800000001'],
  ['messages', '/member/messages', '13800000001'],
  ['orders', '/member/orders', '13800000001'],
  ['credit', '/member/credit1-free', '13800000001'],
  ['order', '/order?goods_type=role&goods_id=1', '13800000001'],
]

for (const colorScheme of ['light', 'dark'] as const) {
  test(`all pages, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    let signedInAs: string | undefined
    for (const [name, path, mobile] of pages) {
      await page.setViewportSize({ width: 1440, height: 900 })
      if (mobile !== signedInAs && mobile !== undefined) {
        await page.goto('/')
        await page.evaluate(() => localStorage.clear())
        await page.reload()
        await signIn(page, mobile)
        signedInAs = mobile
      }
      await page.goto(path)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await page.screenshot({
          path: `${folder}${name}-${width}-${colorScheme}.png`,
          fullPage: true,
        })
      }
    }
  })
}
