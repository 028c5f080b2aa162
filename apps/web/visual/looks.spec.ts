import type { Page } from '@playwright/test'
import { expectSameDrawing } from '@shuyuan/testing/same-drawing'
import { sampleOf } from '@shuyuan/testing/sample'
import { expect, openLogin, test, visitAs } from '../e2e/shared/fixtures'
import type { Sandbox } from '../e2e/shared/sandbox'

interface Look {
  name: string
  url: string
  /** Mobile of the learner to sign in. Omit it for a visitor. */
  mobile?: string
  /** Brings the page into the state to capture. */
  reach?: (scene: { page: Page }) => Promise<unknown>
  /** Runs before the page opens. */
  prepare?: (sandbox: Sandbox) => Promise<unknown>
}

// These few pages together contain every token and every shared component.
const looks: Look[] = [
  { name: 'home', url: '/' },
  { name: 'course', url: '/courses/detail/1' },
  { name: 'vip', url: '/vip' },
  {
    name: 'login',
    url: '/courses',
    reach: async ({ page }) => {
      if (page.viewportSize()?.width === 375) await page.goto('/login')
      await openLogin(page)
    },
  },
  { name: 'no-orders', url: '/member/orders', mobile: '13800000007' },
  {
    name: 'failed',
    url: '/search?keywords=Python',
    prepare: (sandbox) => sandbox.fail({ operation: 'search', code: 1, message: '系统繁忙' }),
    // The error drawing loads after the block fails.
    reach: ({ page }) => expect(page.getByRole('alert').locator('svg path').first()).toBeVisible(),
  },
]

const frames = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 375, height: 740, colorScheme: 'dark' },
] as const

/** These contain most shared components and a failed block. The exhaustive run captures all pages. */
const drawn = sampleOf(
  looks,
  looks.filter(({ name }) => name === 'home' || name === 'failed'),
)

test.use({ expectedErrors: /./ })

test.beforeAll(async ({ browser }) =>
  expectSameDrawing(browser.version(), new URL('./baselines/drawn-by.json', import.meta.url)),
)

for (const { name, url, mobile, reach, prepare } of drawn) {
  for (const { width, height, colorScheme } of frames) {
    test(`${name} matches its screenshot at ${width} px, ${colorScheme}`, async ({
      page,
      sandbox,
    }) => {
      await prepare?.(sandbox)
      if (mobile !== undefined) await visitAs(page, await sandbox.logIn(mobile))
      await page.clock.setFixedTime('2026-03-02T10:00:00+08:00')
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      await page.goto(url)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page.locator('button[aria-label^=主题]')).toBeAttached()
      await expect(page.getByRole('banner').locator('[aria-haspopup=menu]')).toHaveCount(
        mobile === undefined ? 0 : 1,
      )
      // Its code loads after that of the page. The layout reserves its space.
      await expect(page.getByRole('complementary', { name: '公告' })).toBeVisible()
      await reach?.({ page })
      await expect(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`)
    })
  }
}
