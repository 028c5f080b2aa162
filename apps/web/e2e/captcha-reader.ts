import { expect, type Locator, type Page } from '@playwright/test'
import * as v from 'valibot'
import type { Sandbox } from './sandbox'

const captchaSchema = v.object({ data: v.object({ key: v.string(), img: v.string() }) })

/** Reads the captcha images of one page. */
export interface CaptchaReader {
  /** Types what the image beside the field says. */
  solve: (scope: Locator | Page) => Promise<string>
  /** The URL of the image that is shown. */
  image: (scope: Locator | Page) => Promise<string>
}

/** Keeps the key of every image that arrives: whatever is shown can be answered. */
export function createCaptchaReader(page: Page, sandbox: Sandbox): CaptchaReader {
  const keys = new Map<string, string>()
  page.on('response', async (response) => {
    if (!response.url().includes('/captcha/image') || !response.ok()) return
    // A page that was left takes its replies along.
    const body: unknown = await response.json().catch(() => null)
    const reply = v.safeParse(captchaSchema, body)
    if (reply.success) keys.set(reply.output.data.img, reply.output.data.key)
  })

  async function image(scope: Locator | Page): Promise<string> {
    return (await scope.getByRole('img', { name: /图形验证码/ }).getAttribute('src')) ?? ''
  }

  return {
    image,
    async solve(scope) {
      let key: string | undefined
      await expect(async () => {
        key = keys.get(await image(scope))
        expect(key).toBeDefined()
      }).toPass({ timeout: 10_000 })
      const text = await sandbox.captchaText(key ?? '')
      await scope.getByRole('textbox', { name: '图形验证码' }).fill(text)
      return text
    },
  }
}
