import { expect } from '@playwright/test'
import { test } from '../../src/consumer-test.mjs'

const values = { mobile: '13800138000', mobileCode: '012345', password: 'secret123' }

const signIns = ['password', 'sms']
const others = ['register', 'reset', 'bind', 'change-mobile', 'change-password']

for (const form of [...signIns, ...others]) {
  test(`a form keeps and sends what was typed before its script ran: ${form}`, async ({ page }) => {
    await page.goto(`/late?form=${form}`)
    await expect(page.locator('form')).toBeVisible()
    const url = page.url()
    const inputs = await page.locator('form input[name]:visible').all()
    for (const input of inputs) {
      const name = await input.getAttribute('name')
      if (name in values) await input.fill(values[name])
    }
    const last = inputs.at(-1)
    await last.press('Enter')
    await page.evaluate(() => window.hydrate())
    await expect(
      page.getByRole('button', { name: /立即|重置|绑定|下一步|保存/ }).last(),
    ).toBeEnabled()
    expect(page.url()).toBe(url)
    for (const input of inputs) {
      const name = await input.getAttribute('name')
      if (name in values) await expect(input).toHaveValue(values[name])
    }
    const signedIn =
      signIns.includes(form) &&
      page.waitForEvent('console', (message) => message.text() === 'fake-token')
    await last.press('Enter')
    await signedIn
    await expect(page.getByText(/^请(?:输入|设置)/)).toHaveCount(0)
  })
}
