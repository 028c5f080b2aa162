import { expect, test } from '../shared/fixtures'

test('the recommended plan comes first on a phone, and no card is alone in its row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/vip')
  const cards = page.getByRole('main').getByRole('article').filter({ hasText: '有效期' })
  await expect(cards).toHaveCount(4)
  const tops = () =>
    cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)))
  const lead = cards.filter({ hasText: '日均最低' })
  const leadTop = await lead.evaluate((card) => Math.round(card.getBoundingClientRect().top))
  expect(leadTop).toBe(Math.min(...(await tops())))
  for (const [width, rows] of [
    [768, 2],
    [1024, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(async () => new Set(await tops()).size).toBe(rows)
  }
})

test('the plans are compared in a table from 1024 px', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 800 })
  await page.goto('/vip')
  await expect(page.getByRole('heading', { name: '开通须知' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(page.getByRole('table')).toBeVisible()
})
