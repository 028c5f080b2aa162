import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sampleOf } from '@shuyuan/testing/sample'
import { expect, visitAs } from '../shared/fixtures'
import { expectSettled } from '../shared/focused'
import { expectHydrated, test as rendered } from '../shared/rendered-site'
import { guardedPaths, otherStates, sitePaths, urlOf } from '../shared/site-routes'
import { startRenderingServer } from '../shared/stack'

const run = promisify(execFile)

const web = fileURLToPath(new URL('../..', import.meta.url))
const vite = fileURLToPath(new URL('../../../../node_modules/vite/bin/vite.js', import.meta.url))

/**
 * Builds the server and the site with React's development build. It logs every difference between the
 * server's HTML and the first render, and a logged error fails the test.
 */
async function buildForDevelopment(folder: string): Promise<void> {
  const build = (nodeEnv: string, name: string, ...args: string[]) =>
    run(process.execPath, [vite, 'build', '--outDir', join(folder, name), ...args], {
      cwd: web,
      env: { ...process.env, NODE_ENV: nodeEnv },
    })
  await build('development', 'dist', '--mode', 'development', '--minify', 'false')
  await build('production', 'dist-server', '--config', 'vite.server.config.ts')
}

const test = rendered.extend<object, { rendered: string }>({
  rendered: [
    async ({ stack }, use) => {
      // The server resolves its dependencies from a parent folder.
      const results = join(web, 'test-results')
      await mkdir(results, { recursive: true })
      const folder = await mkdtemp(join(results, 'development-'))
      await buildForDevelopment(folder)
      const server = await startRenderingServer(stack.apiUrl, {
        freshSeconds: 0,
        folder: join(folder, 'dist-server'),
      })
      await use(server.siteUrl)
      await server.stop()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 240_000 },
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

    test('hydrates without a mismatch', async ({ page, sandbox }) => {
      if (who === 'learner') await visitAs(page, await sandbox.logIn('13800000001'))
      await page.addInitScript((chosen) => localStorage.setItem('shuyuan-theme', chosen), theme)
      await page.goto(href)
      await expectHydrated(page)
      // Some parts hydrate or load when they are near the viewport.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expectSettled(page)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    })
  })
}
