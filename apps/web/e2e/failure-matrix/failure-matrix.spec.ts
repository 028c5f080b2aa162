import type { Page } from '@playwright/test'
import { listen } from '../pages/announcements'
import { visitAs } from '../shared/fixtures'
import { test } from '../shared/rendered-site'
import { faults } from './faults'
import { runCell } from './run-cell'
import { accountScenes } from './scenes/account-scenes'
import { learningScenes } from './scenes/learning-scenes'
import { memberScenes } from './scenes/member-scenes'
import { publicScenes } from './scenes/public-scenes'
import { signInScenes } from './scenes/sign-in-scenes'
import { stepScenes } from './scenes/step-scenes'

/** One scene for each operation that the site calls. */
const allScenes = [
  ...publicScenes,
  ...signInScenes,
  ...accountScenes,
  ...stepScenes,
  ...learningScenes,
  ...memberScenes,
]

// Browser messages about failed calls, and messages that the site logs by design.
test.use({
  expectedErrors: /Failed to load resource|blocked by CORS policy|net::ERR_|系统初始化失败/,
})

// A cell waits for several replies in sequence.
test.describe.configure({ timeout: 90_000 })

const cells = allScenes.flatMap((scene) =>
  faults.map((fault) => ({ name: `${scene.operation} × ${fault.name}`, scene, fault })),
)

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

for (const { name, scene, fault } of cells) {
  test(name, async ({ page, sandbox, captcha }) => {
    const said = await listen(page)
    await installClock(page)
    const learner = (await scene.learner?.(sandbox)) ?? null
    if (learner !== null) await visitAs(page, learner.token)
    await runCell({ visit: { page, sandbox, captcha, learner, said }, scene, fault })
  })
}
