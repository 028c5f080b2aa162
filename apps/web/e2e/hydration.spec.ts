import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sampleOf } from '@shuyuan/testing/sample'
import { expect, visitAs } from './fixtures'
import { expectSettled } from './focused'
import { expectTakenOver, test as rendered } from './rendered-site'
import { guardedPaths, otherStates, sitePaths, urlOf } from './site-routes'
import { startRenderingServer } from './stack'

const run = promisify(execFile)

/**
 * The site with React's development build, which compares every text and attribute of the server's page
 * with its own and logs each difference. A test fails on what is logged.
 */
async function buildForDevelopment(site: string): Promise<void> {
  await run(
    process.execPath,
    [
      fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url)),
      ...['build', '--mode', 'development', '--minify', 'false', '--outDir', site],
    ],
    {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { ...process.env, NODE_ENV: 'development' },
    },
  )
}

const test = rendered.extend<object, { rendered: string }>({
  rendered: [
    async ({ stack }, use) => {
      const site = await mkdtemp(join(tmpdir(), 'shuyuan-site-'))
      await buildForDevelopment(site)
      const server = await startRenderingServer(stack.apiUrl, { freshSeconds: 0, site })
      await use(server.siteUrl)
      await server.stop()
      await rm(site, { recursive: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

const guarded = guardedPaths().map(urlOf)
const isPublic = (href: string) => !guarded.includes(href.replace(/\?.*/, ''))

const everyVisit = [...sitePaths(), ...otherStates()].flatMap((href) => [
  { href, who: 'visitor', theme: 'light' },
  { href, who: 'visitor', theme: 'dark' },
  { href, who: 'learner', theme: 'light' },
  { href, who: 'learner', theme: 'dark' },
])
const visits = sampleOf(
  everyVisit,
  everyVisit.filter(({ href, who, theme }) =>
    who === 'visitor' ? theme === 'light' && isPublic(href) : theme === 'dark',
  ),
)

for (const { href, who, theme } of visits) {
  test.describe(`${href} for a ${who}, ${theme}`, () => {
    test.use({ expectedErrors: href === '/no/such/page' ? /status of 404/ : null })

    test('is taken over without a difference', async ({ page, sandbox }) => {
      if (who === 'learner') await visitAs(page, await sandbox.logIn('13800000001'))
      await page.addInitScript((chosen) => localStorage.setItem('shuyuan-theme', chosen), theme)
      await page.goto(href)
      await expectTakenOver(page)
      await expectSettled(page)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    })
  })
}
