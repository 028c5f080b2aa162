import { expect } from '@playwright/test'
import { test } from '../../src/next-test.mjs'

// The tests share one server.
test.describe.configure({ mode: 'default' })

for (const [path, texts] of [
  ['/', ['年度会员', '会员专区', '© 2026 Acme 学院']],
  ['/waiting', ['稍候']],
  ['/blocking', ['年度会员', 'Acme 学院', '<time']],
]) {
  test(`with Cache Components, ${path} is sent with its texts and completed in the browser`, async ({
    page,
    request,
  }) => {
    const body = await (await request.get(path)).text()
    for (const text of texts) expect(body).toContain(text)
    await page.goto(path)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByText('稍候')).toBeHidden()
    await expect(page.locator('time')).toHaveCount(path === '/' ? 0 : 1)
    await expect(page.getByRole('contentinfo')).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    )
  })
}

test('the build renders a rich text as safe HTML', async ({ page, request }) => {
  const body = await (await request.get('/lesson')).text()
  expect(body).toMatch(/<h2[^>]*>圆的方程<\/h2>/)
  expect(body).toContain('<math')
  expect(body).toContain('<b>重点</b>')
  await page.goto('/lesson')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('heading', { name: '圆的方程' })).toBeVisible()
  await expect(page.locator('math')).toHaveCount(1)
})
