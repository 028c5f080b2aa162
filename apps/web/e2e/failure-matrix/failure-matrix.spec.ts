import type { Page } from '@playwright/test'
import { sampleOf } from '@shuyuan/testing/sample'
import { listen } from '../announcements'
import { expect, visitAs } from '../fixtures'
import { test } from '../rendered-site'
import { allScenes } from './all-scenes'
import { faults } from './faults'
import { operations } from './operations'
import { runCell } from './run-cell'

// Browser messages about failed calls, and messages that the site logs by design.
test.use({
  expectedErrors: /Failed to load resource|blocked by CORS policy|net::ERR_|系统初始化失败/,
})

// A cell waits for several replies in sequence.
test.describe.configure({ timeout: 90_000 })

const cells = allScenes.flatMap((scene) =>
  faults.map((fault) => ({ name: `${scene.operation} × ${fault.name}`, scene, fault })),
)

/** Contains every fault and every kind of surface. */
const sample = [
  'getConfig × HTTP 500 with HTML',
  'listCourses × timeout',
  'listCourses × too many calls',
  'getCourse × dropped connection',
  'search × wrong shape',
  'listVipPlans × empty body',
  'loginWithPassword × offline',
  'sendSmsCode × refusal without words',
  'startScanLogin × HTTP 502 of a proxy',
  'setNickname × refusal with words',
  'uploadAvatar × HTTP 413 of a proxy',
  'unbindSocialite × code 401',
  'listMessages × HTTP 502 of a proxy',
  'createComment × invalid JSON',
  'getPlayInfo × HTTP 401',
  'checkPromoCode × slow',
]

test('every operation that the site calls has a scene', () => {
  const named = allScenes.map(({ operation }) => operation)
  expect(named.toSorted()).toEqual(operations.map(({ id }) => id).toSorted())
})

/** Installs a clock that the test advances. Idle callbacks stay real, because React hydrates in real time. */
async function installClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { requestIdleCallback } = window
    Object.defineProperty(window, 'requestIdleCallback', {
      get: () => requestIdleCallback,
      set: () => undefined,
    })
  })
  await page.clock.install()
}

const isInSample = ({ name }: { name: string }) => sample.includes(name)
for (const { name, scene, fault } of sampleOf(cells, cells.filter(isInSample))) {
  test(name, async ({ page, sandbox, captcha }) => {
    const said = await listen(page)
    await installClock(page)
    const learner = (await scene.learner?.(sandbox)) ?? null
    if (learner !== null) await visitAs(page, learner.token)
    await runCell({ visit: { page, sandbox, captcha, learner, said }, scene, fault })
  })
}
