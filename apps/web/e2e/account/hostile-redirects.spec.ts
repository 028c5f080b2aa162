import type { Locator, Page } from '@playwright/test'
import { expect, fillLogin, test } from '../shared/fixtures'
import type { Sandbox } from '../shared/sandbox'

// One target of each kind passes through every way to sign in. `redirect-target.test.ts` covers all targets.

const targets = [
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/%2fevil.example', '/'],
  ['/login?redirect=/login', '/'],
  ['/javascript:alert(1)', '/javascript:alert(1)'],
  ['/?redirect=%25', '/?redirect=%25'],
] as const

const worst = '/\\evil.example'

// Recordings and dialog animations would take longer than the pages themselves.
test.use({ trace: 'off', screenshot: 'off', contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 120_000 })

const query = (wanted: string) => `redirect=${encodeURIComponent(wanted)}`

/** Waits for a complete page of this site at the expected path, with a learner signed in. */
async function expectLanding(page: Page, wanted: string, lands: string) {
  const arrived = page.waitForFunction(
    (path) => {
      // The router may serialize a query differently.
      const read = ({ origin, pathname, search, hash }: URL | Location) =>
        origin + pathname + new URLSearchParams(search).toString() + hash
      const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent)
      return (
        localStorage.getItem('shuyuan-user-token') !== null &&
        read(window.location) === read(new URL(path, window.location.origin)) &&
        headings.length === 1 &&
        headings[0] !== 'Unexpected Application Error'
      )
    },
    lands,
    { timeout: 15_000 },
  )
  await arrived.catch((error: unknown) => {
    throw new Error(`${JSON.stringify(wanted)} ended at ${page.url()}`, { cause: error })
  })
}

/** Removes the session like a sign-out in another tab. */
async function forget(page: Page) {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })
}

test('a login code never redirects to another site', async ({ page, sandbox }) => {
  for (const [wanted, lands] of targets) {
    const code = await sandbox.loginCode('yunzhongke')
    const callback = `/login/callback?login_code=${code}&action=login&${query(wanted)}`
    await page.goto(callback, { waitUntil: 'commit' })
    await expectLanding(page, wanted, lands)
    await forget(page)
  }
})

test('a password login never redirects to another site', async ({ page }) => {
  await page.goto('/login')
  for (const [wanted, lands] of targets) {
    await page.evaluate((path) => history.pushState({}, '', path), `/login?${query(wanted)}`)
    await fillLogin(page, '13800000002')
    await expectLanding(page, wanted, lands)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await forget(page)
  }
})

interface Visit {
  page: Page
  /** A page on the same visitor's phone. */
  phone: Page
  sandbox: Sandbox
}

/** The sandbox always accepts this SMS code and captcha, for any mobile. */
async function fillSmsForm(form: Locator, mobile: string, submit: string) {
  await form.getByRole('textbox', { name: '手机号' }).fill(mobile)
  await form.getByRole('textbox', { name: '图形验证码' }).fill('0000')
  await form.getByRole('textbox', { name: '手机验证码' }).fill('112233')
  await form.getByRole('button', { name: submit }).click()
}

async function openLogin({ page }: Visit): Promise<Locator> {
  await page.goto(`/login?${query(worst)}`, { waitUntil: 'commit' })
  return page.getByRole('dialog', { name: '登录' })
}

async function visitStep({ page }: Visit, step: string, token: string) {
  await page.goto('/robots.txt')
  await page.evaluate((stored) => localStorage.setItem('shuyuan-user-token', stored), token)
  await page.goto(`/${step}?${query(worst)}`, { waitUntil: 'commit' })
}

/** Returns the QR code URL from the next reply of a call. */
async function urlFrom(page: Page, path: string, ask: () => Promise<unknown>) {
  const reply = page.waitForResponse(
    (response) => response.url().endsWith(path) && response.request().method() === 'POST',
  )
  await ask()
  return String((await (await reply).json()).data.url)
}

const otherWays: Record<string, (visit: Visit) => Promise<void>> = {
  'an SMS code': async (visit) => {
    const dialog = await openLogin(visit)
    await dialog.getByRole('tab', { name: '短信登录' }).click()
    await fillSmsForm(dialog, '13800000002', '立即登录')
  },
  QQ: async (visit) => {
    const dialog = await openLogin(visit)
    await dialog.getByRole('button', { name: 'QQ登录' }).click()
    await visit.page.getByRole('button', { name: /云中客/ }).click()
  },
  'a WeChat scan': async (visit) => {
    const dialog = await openLogin(visit)
    const wechat = dialog.getByRole('button', { name: '微信登录' })
    const { page, phone } = visit
    await phone.goto(await urlFrom(page, '/wechat-scan/url', () => wechat.click()))
    await phone.getByRole('checkbox').check()
    await phone.getByRole('button', { name: '确认登录' }).click()
    await phone.getByRole('button', { name: /云中客/ }).click()
  },
  'binding a mobile': async (visit) => {
    const { token } = await visit.sandbox.newMember({ hasMobile: false })
    await visitStep(visit, 'bind-mobile', token)
    const mobile = `139${String(Date.now()).slice(-8)}`
    await fillSmsForm(visit.page.getByRole('main'), mobile, '立即绑定')
  },
  'a face check': async (visit) => {
    const { token } = await visit.sandbox.newMember({ isFaceVerified: false })
    const arrive = () => visitStep(visit, 'face-check', token)
    await visit.phone.goto(await urlFrom(visit.page, '/faceVerify', arrive))
    await visit.phone.getByRole('button', { name: '通过认证' }).click()
  },
}

for (const [name, way] of Object.entries(otherWays)) {
  test(`${name} never redirects to another site`, async ({ page, browser, sandbox }) => {
    // In the same context, this page would stop the animation frames that clicks of the other wait for.
    const phone = await (await browser.newContext()).newPage()
    await way({ page, phone, sandbox })
    await expectLanding(page, worst, '/')
    await phone.context().close()
  })
}
