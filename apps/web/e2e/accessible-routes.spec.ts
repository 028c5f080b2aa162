import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible'
import { expect, test, visitAs } from './fixtures'
import { expectSettled } from './focused'
import { addressOf, otherStates, siteAddresses } from './site-routes'

const addresses = siteAddresses()

/** Checks pages; those that a guard sends elsewhere are checked there. */
async function checkPages(page: Page, wanted: string[]): Promise<void> {
  const problems: string[] = []
  for (const address of wanted) {
    await test.step(address, async () => {
      await page.goto(address)
      await expectSettled(page)
      const isHere = new URL(page.url()).pathname === address.replace(/\?.*/, '')
      if (isHere)
        await expectAccessible(page, address).catch((e: Error) => problems.push(e.message))
    })
  }
  expect(problems.join('\n')).toBe('')
}

test('axe finds nothing on any page of a visitor', async ({ page }) => {
  test.setTimeout(240_000)
  await checkPages(page, addresses)
})

for (const half of [0, 1]) {
  test(`axe finds nothing on any page of a learner, ${half + 1} of 2`, async ({
    page,
    sandbox,
  }) => {
    test.setTimeout(240_000)
    await visitAs(page, await sandbox.logIn('13800000001'))
    const all = [...addresses, ...otherStates()]
    await checkPages(
      page,
      all.filter((_, index) => index % 2 === half),
    )
  })
}

test('every route is checked, and one with a new parameter asks for a sample', () => {
  expect(addresses).toEqual(expect.arrayContaining(['/', '/courses/detail/1', '/member']))
  expect(() => addressOf('/books/$bookId')).toThrow('a sample for its parameter "bookId"')
})

test.describe('the gate fails', () => {
  const seeds = {
    'button-name': '<button type="button"></button>',
    'image-alt': '<img src="/favicon.svg">',
    'color-contrast': '<p style="color: #ccc; background: #fff">看不清</p>',
    'target-size': '<a href="/a" style="font-size: 8px">甲</a><a href="/b">乙</a>',
    'heading-order': '<h5>跳级</h5>',
  }
  for (const [rule, seed] of Object.entries(seeds)) {
    test(`for a page with a seeded violation of ${rule}`, async ({ page }) => {
      await page.goto('/no/such/page')
      await expectSettled(page)
      await page.evaluate((html) => {
        document.querySelector('main')?.insertAdjacentHTML('beforeend', html)
      }, seed)
      await expect(expectAccessible(page, 'a seeded page')).rejects.toThrow(`light: ${rule}:`)
    })
  }

  test('for what is unreadable in the dark only', async ({ page }) => {
    await page.goto('/no/such/page')
    await expectSettled(page)
    await page.evaluate(() => {
      const seed = '<p style="color: #222; background: light-dark(#fff, #111)">夜里看不清</p>'
      document.querySelector('main')?.insertAdjacentHTML('beforeend', seed)
    })
    await expect(expectAccessible(page, 'a seeded page')).rejects.toThrow(
      /page\n1440 px, dark: color-contrast:.*$/,
    )
  })
})
