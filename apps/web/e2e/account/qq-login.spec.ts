import type { Page, Request } from '@playwright/test'
import { expect, expectSignedIn, openLogin, test } from '../shared/fixtures'

/** Starts a QQ login and returns the query parameters of the request. */
async function leaveForQq(page: Page): Promise<URLSearchParams> {
  const isStart = (request: Request) => request.url().includes('/auth/login/socialite/qq?')
  const start = page.waitForRequest(isStart)
  await page.getByRole('dialog').getByRole('button', { name: 'QQ登录' }).click()
  const { searchParams } = new URL((await start).url())
  for (const name of ['s_url', 'f_url']) {
    expect(searchParams.get(name)?.length).toBeLessThanOrEqual(255)
    expect(searchParams.get(name)).not.toContain('#')
  }
  expect(searchParams.get('action')).toBe('login')
  return searchParams
}

const consent = (page: Page, name: RegExp) => page.getByRole('button', { name }).click()

test('a QQ login returns to its page, without the code in the URL', async ({
  page,
  baseURL,
  sandbox,
}) => {
  await page.goto('/courses?scene=free')
  await openLogin(page)
  const sent = await leaveForQq(page)
  expect(sent.get('s_url')).toBe(`${baseURL}/courses?scene=free`)
  expect(sent.get('f_url')).toBe(`${baseURL}/error`)
  await consent(page, /云中客/)
  await expect(page).toHaveURL('/courses?scene=free')
  await expectSignedIn(page, '云中客')
  expect(await sandbox.countCalls('POST /api/v3/auth/login/code')).toBe(1)
})

test('a failed login shows the message of QQ on the error page', async ({ page }) => {
  await page.goto('/vip')
  await openLogin(page)
  await leaveForQq(page)
  await consent(page, /授权失败/)
  await expect(page.getByRole('heading', { level: 1, name: '出错了' })).toBeVisible()
  await expect(page.getByText('授权登录失败')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/error')
  expect(new URL(page.url()).searchParams.has('action')).toBe(false)
  await page.reload()
  await expect(page.getByText('授权登录失败')).toBeVisible()

  // The next attempt does not return to the error page of the last one.
  await page.getByRole('link', { name: '重新登录' }).click()
  await leaveForQq(page)
  await consent(page, /云中客/)
  await expect(page).toHaveURL('/')
  await expectSignedIn(page, '云中客')
})
