import { expect, type Locator, type Page } from '@playwright/test'
import * as v from 'valibot'
import type { Sandbox } from './sandbox'

const captchaSchema = v.object({ data: v.object({ key: v.string(), img: v.string() }) })

export interface CaptchaReader {
  /** Fills in the text of the captcha image and returns it. */
  solve: (scope: Locator | Page) => Promise<string>
  /** Returns the URL of the current image. */
  image: (scope: Locator | Page) => Promise<string>
}

/** Stores the key of every captcha image, so that any of them can be solved. */
export function createCaptchaReader(page: Page, sandbox: Sandbox): CaptchaReader {
  const keys = new Map<string, string>()
  page.on('response', async (response) => {
    if (!response.url().includes('/captcha/image') || !response.ok()) return
    // Replies are unavailable after the page navigates.
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
