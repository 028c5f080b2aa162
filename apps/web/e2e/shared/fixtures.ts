import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { startBalancedSite } from '../../deployment/balanced-site'
import { startStaticSite } from '../../deployment/static-site'
import { createCaptchaReader, type CaptchaReader } from './captcha-reader'
import { Sandbox } from './sandbox'
import { Secrets } from './secrets'
import { startStack, type Stack } from './stack'

export type Host = keyof typeof hosts

const hosts = {
  'rendering server': startStack,
  'nginx with servers': () => startBalancedSite(),
  'nginx with files': startStaticSite,
} satisfies Record<string, (worker: number) => Promise<Stack>>

interface TestFixtures {
  sandbox: Sandbox
  /** Console errors that a test expects. */
  expectedErrors: RegExp | null
  quietConsole: undefined
  captcha: CaptchaReader
  /** Checks for leaked secrets. */
  secrets: Secrets
}

interface WorkerFixtures {
  /** Host of the site. nginx uses the deployed configuration, for rendering servers or static files. */
  host: Host
  stack: Stack
}

/** Warning of Playwright, whose configuration blocks the service worker. */
const blockedWorker = 'Service Worker registration blocked by Playwright'

/**
 * Each worker uses a separate site and sandbox, and every test starts from the seeded database. A test fails
 * if the page logs an unexpected error or warning.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  host: ['rendering server', { option: true, scope: 'worker' }],
  stack: [
    async ({ host }, use, { parallelIndex }) => {
      const stack = await hosts[host](parallelIndex)
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.siteUrl),
  sandbox: [
    async ({ stack }, use) => {
      const sandbox = new Sandbox(stack.apiUrl)
      await sandbox.reset()
      await use(sandbox)
      expect(await sandbox.violations(), 'replies that broke the contract').toEqual([])
    },
    { auto: true },
  ],
  captcha: async ({ page, sandbox }, use) => use(createCaptchaReader(page, sandbox)),
  secrets: async ({ page }, use) => use(new Secrets(page)),
  expectedErrors: [null, { option: true }],
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const unexpected: string[] = []
      const note = (text: string) => {
        if (text === blockedWorker) return
        if (expectedErrors?.test(text) !== true) unexpected.push(text)
      }
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) note(message.text())
      })
      context.on('weberror', (error) => note(String(error.error())))
      await use(undefined)
      expect(unexpected, 'console errors and warnings').toEqual([])
    },
    { auto: true },
  ],
})

/** Opens the login dialog from the header. */
export async function openLogin(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
  return page.getByRole('dialog', { name: '登录' })
}

/** Expects the account in the header. */
export async function expectSignedIn(page: Page, name: string): Promise<void> {
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('button', { name })).toBeVisible()
  await expect(banner.getByRole('button', { name: '登录', exact: true })).toBeHidden()
}

/** Expects a visitor's header. */
export async function expectVisitor(page: Page): Promise<void> {
  const login = page.getByRole('banner').getByRole('button', { name: '登录', exact: true })
  await expect(login).toBeVisible()
}

/** Signs in with the dialog and waits for the account in the header. */
export async function signIn(page: Page, mobile: string, password = 'shuyuan123'): Promise<void> {
  await openLogin(page)
  await fillLogin(page, mobile, password)
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Fills in and submits the open login dialog. */
export async function fillLogin(
  page: Page,
  mobile: string,
  password = 'shuyuan123',
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '登录' })
  await dialog.getByRole('textbox', { name: '手机号' }).fill(mobile)
  await dialog.getByLabel('密码', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: '立即登录' }).click()
}

/** Accepts the agreements of a new third-party account. */
export async function agree(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /协议/ })
  await dialog.getByRole('button', { name: '同意', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Stores a token before the visit, like after a reload. */
export async function visitAs(page: Page, token: string): Promise<void> {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('e2e-visited') !== null) return
    sessionStorage.setItem('e2e-visited', 'yes')
    localStorage.setItem('shuyuan-user-token', stored)
  }, token)
}

export { expect }
