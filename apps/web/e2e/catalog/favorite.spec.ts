import { expect, test, visitAs } from '../shared/fixtures'

const toggle = 'GET /api/v2/course/4/like'

test('rapid clicks settle on the last choice, with one request at a time', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto('/courses/detail/4')
  const favorite = page.getByRole('button', { name: '收藏' })
  await expect(favorite).toHaveAttribute('aria-pressed', 'false')
  await sandbox.fail({ operation: 'toggleFavorite', delayMs: 700 })
  let answered = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/like')) answered += 1
  })
  const asked = page.waitForRequest(/\/like$/)
  await favorite.click()
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
  await asked
  await favorite.click()
  await expect(favorite).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => sandbox.countCalls(toggle)).toBe(2)
  await favorite.click()
  // Poll the calls, because a slow browser may still show the message of the first click.
  await expect.poll(() => answered).toBe(3)
  await expect(page.getByRole('status').filter({ hasText: '已收藏' })).toBeVisible()
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
  expect(await sandbox.countCalls(toggle)).toBe(3)
  await page.reload()
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
})

test('a click right before leaving the page reaches the server', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto('/courses/detail/4')
  const favorite = page.getByRole('button', { name: '收藏' })
  await expect(favorite).toHaveAttribute('aria-pressed', 'false')
  await favorite.evaluate((button: HTMLElement) => {
    button.click()
    location.assign('/robots.txt')
  })
  await expect(page).toHaveURL('/robots.txt')
  await expect.poll(() => sandbox.countCalls(toggle)).toBe(1)
  await page.goto('/courses/detail/4')
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
})

test('a reply requested before the click does not revert it', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto('/courses/detail/4')
  const favorite = page.getByRole('button', { name: '收藏' })
  await expect(favorite).toHaveAttribute('aria-pressed', 'false')
  // Going back refetches the course slowly. The click is faster.
  await page.getByRole('banner').getByRole('link', { name: 'VIP会员' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'VIP会员' })).toBeVisible()
  await page.clock.setSystemTime(Date.now() + 60_000)
  await sandbox.fail({ operation: 'getCourse', delayMs: 2_500, times: 1 })
  const again = page.waitForRequest(/\/api\/v2\/course\/4$/)
  await page.goBack()
  await again
  await favorite.click()
  await expect(page.getByRole('status').filter({ hasText: '已收藏' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '已收藏' })).toBeHidden()
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
})
