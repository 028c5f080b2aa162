import { test as base, expect, type Page } from '@playwright/test'
import { Sandbox } from './sandbox'
import { startStack, type Stack } from './stack'

interface TestFixtures {
  sandbox: Sandbox
  /** Console errors that a test provokes on purpose. */
  expectedErrors: RegExp | null
  quietConsole: undefined
}

/**
 * Every worker has a site and a sandbox of its own, every test starts from the seeded database, and
 * a test fails when the page logs an error or a warning that it did not announce.
 */
export const test = base.extend<TestFixtures, { stack: Stack }>({
  stack: [
    async ({}, use) => {
      const stack = await startStack()
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
  expectedErrors: [null, { option: true }],
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const unexpected: string[] = []
      const note = (text: string) => {
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

/** Signs in through the header's dialog and waits until the header says who it is. */
export async function signIn(page: Page, mobile: string, password = 'shuyuan123'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
  await fillLogin(page, mobile, password)
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Fills and sends the open login dialog. */
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

/** Begins a visit with a token in the browser's storage, as after a reload. */
export async function visitAs(page: Page, token: string): Promise<void> {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('e2e-visited') !== null) return
    sessionStorage.setItem('e2e-visited', 'yes')
    localStorage.setItem('shuyuan-user-token', stored)
  }, token)
}

export { expect }
