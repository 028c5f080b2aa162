import type { Page } from '@playwright/test'
import { sampleOf } from '@shuyuan/testing/sample'
import { expect, test, visitAs } from '../shared/fixtures'
import { sitePaths } from '../shared/site-routes'

const routes = sitePaths()

const names = ['redirect', 'page', 'tab', 'id', 'keywords', 'goods_id', 'orderId', 'msg']
const everywhere = (value: string) => `?${names.map((name) => `${name}=${value}`).join('&')}`

const queries = {
  'lone percent signs': everywhere('%'),
  'an encoded percent sign': everywhere('%25'),
  'broken UTF-8': everywhere('%E4%B9%FF'),
  'names from hell': '?%&=&&__proto__=1&constructor=1&page[]=1&page=2&page=3#%',
  'numbers that are none': everywhere('-1e999'),
}

test.use({ trace: 'off', screenshot: 'off', contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 120_000 })

/** Expects a page of this site with its heading. Fixtures check that it logs no errors. */
async function expectWhole(page: Page, url: string) {
  // The login dialog opened by a guard hides the page behind it.
  const heading = page.getByRole('heading', { level: 1, includeHidden: true })
  await expect(heading, url).toHaveCount(1)
  await expect(heading, url).not.toHaveText('Unexpected Application Error')
  await expect(page.locator('[aria-busy=true]'), url).toHaveCount(0)
}

/** Navigates like a link of the site, and waits until the previous page is gone. */
async function follow(page: Page, url: string) {
  await page.evaluate(async (path) => {
    history.pushState({}, '', path)
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
  }, url)
}

const allQueries = Object.keys(queries) as (keyof typeof queries)[]

/** Each page uses one of the queries. The exhaustive run uses all of them. */
function queriesOf(index: number): readonly (keyof typeof queries)[] {
  return sampleOf(
    allQueries,
    allQueries.filter((_, position) => position === index % allQueries.length),
  )
}

for (const [shift, who] of (['visitor', 'learner'] as const).entries()) {
  test(`malformed queries do not break the pages of a ${who}`, async ({ page, sandbox }) => {
    if (who === 'learner') await visitAs(page, (await sandbox.newMember()).token)
    await page.goto('/')
    await expectWhole(page, '/')
    for (const [index, route] of routes.entries()) {
      for (const [turn, name] of queriesOf(index + shift).entries()) {
        await test.step(`${route}, ${name}`, async () => {
          const url = route + queries[name]
          // Some pages load by URL. The others follow a link from the current page.
          if (turn === 0 && index % 4 === 0) await page.goto(url)
          else await follow(page, url)
          await expectWhole(page, url)
        })
      }
    }
  })
}
