import { accessibilityFaults } from '../shared/accessible'
import { expect, test } from '../shared/fixtures'
import { expectSettled } from '../shared/focused'

const seeds = {
  'button-name': '<button type="button"></button>',
  'image-alt': '<img src="/favicon.svg">',
  'color-contrast': '<p style="color: #ccc; background: #fff">看不清</p>',
  'target-size': '<a href="/a" style="font-size: 8px">甲</a><a href="/b">乙</a>',
  'heading-order': '<h5>跳级</h5>',
}
const darkOnly = '<p style="color: #222; background: light-dark(#fff, #111)">夜里看不清</p>'

// Trusted Types would block the markup that the test injects.
test.use({ bypassCSP: true })

test('axe reports each seeded violation, and nothing else on the page', async ({ page }) => {
  await page.goto('/no/such/page')
  await expectSettled(page)
  const faultsWith = async (html: string) => {
    const seed = await page.evaluateHandle((content) => {
      const element = document.createElement('div')
      element.innerHTML = content
      document.querySelector('main')?.append(element)
      return element
    }, html)
    const faults = await accessibilityFaults(page)
    await seed.evaluate((element) => element.remove())
    return faults
  }
  for (const [rule, seed] of Object.entries(seeds)) {
    const faults = await faultsWith(seed)
    expect(faults.join('\n'), rule).toMatch(new RegExp(`light: ${rule}:`))
  }
  expect(await faultsWith(darkOnly)).toEqual([expect.stringMatching(/dark: color-contrast:/)])
  expect(await faultsWith('')).toEqual([])
})
