import { accessibilityFaults, phoneInLight } from '../shared/accessible'
import { expect, test, visitAs } from '../shared/fixtures'
import { expectSettled } from '../shared/focused'
import { guardedPaths, sitePaths, urlOf } from '../shared/site-routes'

const guarded = guardedPaths().map(urlOf)
const publicPages = sitePaths().filter((href) => !guarded.includes(href.replace(/\?.*/, '')))

// One test checks all pages, because a new window for each would take longer than the checks.
test('public pages pass axe', async ({ page }) => {
  test.setTimeout(120_000)
  for (const href of publicPages) {
    await page.goto(href)
    await expectSettled(page)
    expect.soft(await accessibilityFaults(page, [phoneInLight]), href).toEqual([])
  }
})

test('pages of a learner pass axe', async ({ page, sandbox }) => {
  test.setTimeout(120_000)
  await visitAs(page, await sandbox.logIn('13800000001'))
  for (const href of guarded) {
    await page.goto(href)
    await expectSettled(page)
    expect.soft(await accessibilityFaults(page, [phoneInLight]), href).toEqual([])
  }
})
