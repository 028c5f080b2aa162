import { expect } from '@playwright/test'
import { test } from '../../src/consumer-test.mjs'

test('styles and variables of the host win over GlobalStyle', async ({ page }) => {
  await page.goto('/')
  const heading = page.getByRole('heading', { name: 'What the host says' })
  await expect(heading).toHaveCSS('margin-top', '40px')
  await expect(heading).toHaveCSS('color', 'rgb(120, 60, 0)')
  const button = page.getByRole('button', { name: '登录' })
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme })
    await expect(button).toHaveCSS('background-color', 'rgb(120, 60, 0)')
  }
})

test('in CssLayer, classes of the host win over a component, and its resets do not', async ({
  page,
}) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: '开始学习' })
  await expect(button).toHaveCSS('padding-inline', '99px')
  await expect(button).toHaveCSS('border-radius', '1px')
  await expect(button).toHaveCSS('background-color', 'rgb(120, 60, 0)')
  const login = page.getByRole('button', { name: '登录' })
  await expect(login).not.toHaveCSS('padding-inline', '0px')
})
