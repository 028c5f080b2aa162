import type { Page } from '@playwright/test'
import { isExhaustive, sampleOf } from '@shuyuan/testing/sample'
import { accessibilityFaults, expectAccessible } from '../shared/accessible'
import { breakCourseList } from '../failures/break-course-list'
import { expect, test, visitAs } from '../shared/fixtures'
import { expectSettled } from '../shared/focused'
import { sitePaths } from '../shared/site-routes'

// Stories cover the failed and pending state of every page. This sample checks them within the whole site.
// The exhaustive run covers all pages.
const sample = ['/courses', '/courses/detail/1', '/member/orders']
const urls = sampleOf(
  sitePaths().filter((href) => !href.startsWith('/no/')),
  sample,
)
const pagesWithBlocks = isExhaustive() ? 8 : sample.length - 1

async function checkStates(page: Page, isThere: () => Promise<void>): Promise<number> {
  const problems: string[] = []
  let count = 0
  for (const href of urls) {
    await test.step(href, async () => {
      await page.goto(href)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await isThere()
      if ((await page.locator('main').locator('[aria-busy=true], [role=alert]').count()) === 0)
        return
      count += 1
      problems.push(...(await accessibilityFaults(page)).map((fault) => `${href}: ${fault}`))
    })
  }
  expect(problems.join('\n')).toBe('')
  return count
}

test.describe('axe finds nothing', () => {
  test.use({ expectedErrors: /Failed to load resource|系统初始化失败/ })

  test('on a page whose requests fail', async ({ page, sandbox }) => {
    test.setTimeout(240_000)
    await visitAs(page, await sandbox.logIn('13800000001'))
    await page.goto('/')
    await expectSettled(page)
    await sandbox.fail({ operation: 'GET *', code: 1, message: '系统繁忙' })
    for (const operation of ['getConfig', 'listNavs', 'getMember']) {
      await sandbox.fail({ operation, delayMs: 1 })
    }
    const seen = await checkStates(page, () => expectSettled(page))
    expect(seen, 'pages with a failure').toBeGreaterThan(pagesWithBlocks)
  })

  test('on a page that is loading', async ({ page, sandbox }) => {
    test.setTimeout(240_000)
    await visitAs(page, await sandbox.logIn('13800000001'))
    await page.route('**/api/**', (route) =>
      /config|navs|member\/detail/.test(route.request().url()) ? route.continue() : undefined,
    )
    const seen = await checkStates(page, async () => {
      await expect(page.getByRole('banner')).toBeVisible()
    })
    expect(seen, 'pages with a skeleton').toBeGreaterThan(pagesWithBlocks)
  })

  test('on the empty pages of a new learner', async ({ page, sandbox }) => {
    test.setTimeout(120_000)
    await visitAs(page, (await sandbox.newMember()).token)
    const problems: string[] = []
    for (const href of [
      '/study-center',
      '/study-center?tab=bought',
      '/study-center?tab=favorites',
      '/member/orders',
    ]) {
      await page.goto(href)
      await expectSettled(page)
      await expect(page.getByRole('status').filter({ hasText: '暂无' })).toBeVisible()
      problems.push(...(await accessibilityFaults(page)).map((fault) => `${href}: ${fault}`))
    }
    expect(problems.join('\n')).toBe('')
  })
})

test.describe('axe finds nothing after an error', () => {
  test.use({ expectedErrors: /./ })

  test('on the crash page', async ({ page }) => {
    await breakCourseList(page)
    await page.goto('/courses')
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeVisible()
    await expectAccessible(page)
  })

  for (const missing of ['/courses/detail/999999', '/announcement?id=999999']) {
    test(`on the page of a missing record: ${missing}`, async ({ page }) => {
      await page.goto(missing)
      await expectSettled(page)
      await expectAccessible(page)
    })
  }
})
