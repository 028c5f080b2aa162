import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test as base } from '../../src/consumer-test.mjs'

const test = base.extend({
  page: async ({ page }, use) => {
    // The API is at the page’s own origin.
    await page.route('**/api/**', (route) => {
      const isLogin = route.request().url().endsWith('/api/v2/login/password')
      const data = isLogin ? { token: 'token-of-the-server' } : []
      return route.fulfill({ json: { code: 0, message: '', data } })
    })
    await use(page)
  },
})

const opener = (page) => page.getByRole('button', { name: 'Sign in here' })

async function fillIn(dialog) {
  await dialog.getByLabel('手机号').fill('13800138000')
  await dialog.getByLabel('密码', { exact: true }).fill('secret-password')
  await dialog.getByRole('button', { name: '立即登录' }).click()
}

test('a page without React signs a visitor in and receives the event', async ({ page }) => {
  await page.goto('/')
  expect(await page.evaluate(() => 'React' in window)).toBe(false)
  await opener(page).click()
  const dialog = page.getByRole('dialog', { name: '登录' })
  await expect(dialog.getByLabel('手机号')).toBeFocused()
  await fillIn(dialog)
  await expect(page.getByText('Signed in with token-of-the-server, by password')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await expect(page.getByText('The host’s own words')).toBeVisible()
  const events = (await page.locator('#events').textContent()).trim().split('\n').map(JSON.parse)
  expect(events).toEqual([
    { type: 'dialog-opened', dialog: 'login' },
    { type: 'submitted', action: 'password-login' },
    { type: 'signed-in', via: 'password' },
    { type: 'dialog-closed', dialog: 'login' },
  ])
})

test('fetches a kilobyte before it opens, and one language', async ({ page }) => {
  const scripts = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/shuyuan-login/')) scripts.push(pathname.split('/').at(-1))
  })
  await page.goto('/english')
  await expect(opener(page)).toBeVisible()
  expect(scripts.sort()).toEqual(['define-login-element.js', 'define.js'])
  await opener(page).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await expect(dialog.getByLabel('Mobile number')).toBeFocused()
  await expect(dialog).toHaveAttribute('lang', 'en')
  expect(scripts).toContain('en.js')
  expect(scripts).not.toContain('zh-cn.js')
  expect(scripts).not.toContain('qr-image.js')
})

test.describe('a dialog that cannot be shown', () => {
  // `page` of the fixture allows no console message.
  const open = async (context, path) => {
    const page = await context.newPage()
    const logged = []
    page.on('console', (message) => logged.push(message.text()))
    await page.goto(path)
    return { page, logged }
  }

  test('says so if its code is missing, until the next click', async ({ context }) => {
    const { page } = await open(context, '/')
    await page.route('**/mount-login.js', (route) => route.abort())
    await opener(page).click()
    await expect(page.getByRole('alert')).toHaveText('登录窗口加载失败，检查网络后重试')
    await page.unroute('**/mount-login.js')
    await opener(page).click()
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test('without the nonce of the policy, names it in the console', async ({ context }) => {
    const { page, logged } = await open(context, '/no-nonce')
    await opener(page).click()
    await expect(page.getByRole('alert')).toHaveText('登录窗口加载失败')
    expect(logged.join()).toContain('<meta property="csp-nonce" nonce="…">')
  })
})

test('no element of the host changes its style, and the host’s look stays outside', async ({
  page,
}) => {
  await page.goto('/')
  const looks = () =>
    page.evaluate(() =>
      ['h1', 'p', 'a', 'input[name=wanted]', '#login', 'output'].map((selector) => {
        const style = getComputedStyle(document.querySelector(selector))
        return [...style]
          .filter((name) => !name.startsWith('--sy-') && name !== 'interactivity')
          .map((name) => `${name}: ${style.getPropertyValue(name)}`)
      }),
    )
  const before = await looks()
  await opener(page).evaluate((button) => button.click())
  const submit = page.getByRole('dialog').getByRole('button', { name: '立即登录' })
  await expect(submit).toBeVisible()
  expect(await looks()).toEqual(before)
  const { borderTopColor, fontFamily } = await submit.evaluate((button) => {
    const { borderTopColor, fontFamily } = getComputedStyle(button)
    return { borderTopColor, fontFamily }
  })
  expect(borderTopColor).not.toBe('rgb(120, 60, 0)')
  expect(fontFamily).not.toContain('monospace')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('removing the element removes its dialog; moving it does not', async ({ page }) => {
  await page.goto('/')
  await opener(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => document.body.prepend(document.querySelector('shuyuan-login')))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => document.querySelector('shuyuan-login').remove())
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('includes the licenses of its dependencies', ({ app }) => {
  expect(existsSync(join(app, 'dist/shuyuan-login/licenses.md'))).toBe(true)
})

test('in a shadow root, ::part of the page styles a part and other rules do not', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => {
    const place = document.body.appendChild(document.createElement('div'))
    place.id = 'login-place'
    document.querySelector('shuyuan-login').container = place.attachShadow({ mode: 'open' })
    const styles = new CSSStyleSheet()
    styles.replaceSync(
      '#login-place::part(submit) { text-transform: uppercase } button { opacity: 0.5 !important }',
    )
    document.adoptedStyleSheets.push(styles)
  })
  await opener(page).click()
  const submit = page.getByRole('dialog').getByRole('button', { name: '立即登录' })
  await expect(submit).toHaveCSS('text-transform', 'uppercase')
  await expect(submit).toHaveCSS('opacity', '1')
})
