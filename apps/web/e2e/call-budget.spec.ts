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
  const addresses = who === 'visitor' ? pages.filter(isForVisitors) : pages

  test(`no cold page costs a ${who} more than ${most} calls`, async ({ browser, sandbox }) => {
    test.setTimeout(addresses.length * 10_000)
    const token = who === 'learner' ? await sandbox.logIn('13800000001') : null
    for (const address of addresses) {
      const page = await browser.newPage()
      if (token !== null) await visitAs(page, token)
      await sandbox.forgetCalls()
      await page.goto(address)
      await expectSettled(page)
      await page.waitForLoadState('networkidle')
      const calls = await sandbox.calls()
      expect.soft(calls.length, `${address}: ${calls.join(', ')}`).toBeLessThanOrEqual(most)
      await page.close()
    }
  })
}
