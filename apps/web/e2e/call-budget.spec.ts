import { expect, test, visitAs } from './fixtures'
import { expectSettled } from './focused'
import { addressOf, guardedPaths, otherStates, siteAddresses } from './site-routes'

// The server counts 120 calls a minute for all visitors behind one address: a class that opens a page
// together must not use them up.

const most = 6

const pages = [...siteAddresses(), ...otherStates()]
const guarded = guardedPaths().map(addressOf)

for (const who of ['visitor', 'learner'] as const) {
  const isForVisitors = (address: string) => !guarded.includes(address.replace(/\?.*/, ''))
  for (const address of who === 'visitor' ? pages.filter(isForVisitors) : pages) {
    test(`${address} costs a ${who} at most ${most} calls`, async ({ page, sandbox }) => {
      if (who === 'learner') await visitAs(page, await sandbox.logIn('13800000001'))
      await sandbox.forgetCalls()
      await page.goto(address)
      await expectSettled(page)
      await page.waitForLoadState('networkidle')
      const calls = await sandbox.calls()
      expect(calls.length, calls.join(', ')).toBeLessThanOrEqual(most)
    })
  }
}

test('lessons that change within seconds ask for their course once at most', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [4] })
  await visitAs(page, token)
  await page.goto('/courses/video/401')
  for (const id of [402, 403, 404, 405]) {
    await page.locator(`a[href="/courses/video/${id}"]`).first().click()
    await expect(page).toHaveURL(`/courses/video/${id}`)
    await expectSettled(page)
  }
  expect(await sandbox.countCalls('GET /api/v2/course/4')).toBeLessThanOrEqual(1)
})
