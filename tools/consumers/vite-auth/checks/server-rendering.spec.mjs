import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from '../../src/consumer-test.mjs'
import { run } from '../../src/run.mjs'

for (const script of ['render.mjs', 'render.cjs']) {
  test(`renders in Node without a window: ${script}`, async ({ app }) => {
    const printed = await run(process.execPath, [join('ssr', script)], { cwd: app })
    const pages = JSON.parse(printed)
    expect(pages.chinese).toContain('手机号')
    expect(pages.english).toContain('Mobile number')
    expect(pages.english).not.toMatch(/\p{Script=Han}/u)
    expect(pages.session).toBe('with a session')
  })
}
