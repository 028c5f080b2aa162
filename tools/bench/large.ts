import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type Page } from 'playwright'
// eslint-disable-next-line @nx/enforce-module-boundaries -- the setup of browser tests is not a package
import { Sandbox } from '../../apps/web/e2e/shared/sandbox.ts'
// eslint-disable-next-line @nx/enforce-module-boundaries -- the setup of browser tests is not a package
import { startRenderingServer, startStack } from '../../apps/web/e2e/shared/stack.ts'
import { launchOptions } from './bench.config.ts'
import { measureRender, type Render } from './measure-render.ts'
import { print } from './print.ts'

// Measures pages as a school grows: script and tasks in Chromium with 4× CPU throttling, and the HTML size of a
// server-rendered page.

const slowdown = 4
const runs = 3
const growths = [1, 10, 100]
const targets = { longestTask: 100, html: 60_000 }

interface Site {
  siteUrl: string
  /** The same site, from the rendering server. */
  renderedUrl: string
  sandbox: Sandbox
}

interface Case {
  name: string
  /** Initial size of the school. */
  school: { lessons?: number; chapterSize?: 0; comments?: number; navs?: number }
  first: string
  isSignedIn?: boolean
  prepare?: (page: Page, site: Site) => Promise<unknown>
  act: (page: Page, site: Site) => Promise<unknown>
  /** On a complete page, matches one element for each entry of the school. */
  entries?: string
}

const course = '/courses/detail/90000'
const lessons = 'nav[aria-label="课程目录"] a[href^="/courses/video/"]'

const cases: Case[] = [
  {
    name: 'course page: outline tab',
    school: { lessons: 20 },
    first: lessons,
    prepare: (page, { siteUrl }) => page.goto(siteUrl + course),
    act: (page) => page.getByRole('tab', { name: '课程目录' }).click(),
  },
  {
    name: 'course page: outline tab, no chapters',
    school: { lessons: 20, chapterSize: 0 },
    first: lessons,
    prepare: (page, { siteUrl }) => page.goto(siteUrl + course),
    act: (page) => page.getByRole('tab', { name: '课程目录' }).click(),
  },
  {
    name: 'course page with outline, from the server',
    school: { lessons: 20 },
    first: lessons,
    act: (page, { renderedUrl }) => page.goto(`${renderedUrl}${course}?tab=3`),
  },
  {
    name: 'lesson page',
    school: { lessons: 20 },
    // Learners with access also see the lessons on the course page.
    first: 'nav[aria-label="课程目录"] a[aria-current]',
    isSignedIn: true,
    prepare: (page, { siteUrl }) => page.goto(siteUrl + course),
    act: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /开始学习/ })
        .first()
        .click(),
  },
  {
    name: 'all comments',
    school: { comments: 50 },
    first: '[role=tabpanel] li:nth-child(6) article',
    prepare: (page, { siteUrl }) => page.goto(`${siteUrl}${course}?tab=4`),
    act: (page) => page.getByRole('button', { name: '查看全部评论' }).click(),
  },
  {
    name: 'search results',
    school: { lessons: 100 },
    first: 'main h2 mark',
    prepare: (page, { siteUrl }) => page.goto(`${siteUrl}/search`),
    async act(page) {
      await page.getByRole('searchbox', { name: '关键字' }).fill('百科')
      await page.getByRole('button', { name: '搜索' }).click()
    },
  },
  {
    name: 'home with navigation',
    school: { navs: 2 },
    first: 'main li a',
    act: (page, { siteUrl }) => page.goto(siteUrl),
    entries: 'nav[aria-label="主导航"] a[href^="/courses?cid="]',
  },
]

/** Browser storage of a signed-in learner. */
async function signedIn({ siteUrl, sandbox }: Site) {
  const { token } = await sandbox.newMember({ courses: [90_000] })
  const localStorage = [{ name: 'shuyuan-user-token', value: token }]
  return { cookies: [], origins: [{ origin: siteUrl, localStorage }] }
}

async function render(browser: Browser, site: Site, { entries, ...one }: Case, count: number) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1280, height: 800 },
    storageState: one.isSignedIn ? await signedIn(site) : undefined,
  })
  const page = await context.newPage()
  const { prepare } = one
  const result = await measureRender(page, {
    slowdown,
    first: one.first,
    prepare: prepare && (() => prepare(page, site)),
    act: () => one.act(page, site),
    isWhole: () =>
      page.waitForFunction(
        ([selector, least]) => document.querySelectorAll(selector).length >= least,
        [entries ?? one.first, entries === undefined ? 1 : count] as const,
      ),
  })
  await context.close()
  return result
}

/** Returns the lowest values of several runs, which other load affected least. */
function leastOf(results: Render[]): Render {
  const least = (key: keyof Render) => Math.min(...results.map((result) => result[key]))
  return {
    shown: least('shown'),
    script: least('script'),
    longestTask: least('longestTask'),
    elements: least('elements'),
  }
}

const ms = (value: number) => value.toFixed(0)

async function measureCases(browser: Browser, site: Site): Promise<boolean> {
  let isGood = true
  print('| Page | School | First content, ms | Script, ms | Longest task, ms | Elements |')
  print('| --- | --- | ---: | ---: | ---: | ---: |')
  for (const one of cases.filter(({ name }) => name.includes(process.argv[2] ?? ''))) {
    for (const growth of growths) {
      const [[kind, base = 0] = ['']] = Object.entries(one.school)
      const count = base * growth
      await site.sandbox.reset()
      await site.sandbox.grow({ ...one.school, [kind]: count })
      const results: Render[] = []
      for (let run = 0; run < runs; run += 1) results.push(await render(browser, site, one, count))
      const { shown, script, longestTask, elements } = leastOf(results)
      const task = longestTask === 0 ? '< 50' : ms(longestTask)
      print(
        `| ${one.name} | ${count} ${kind} | ${ms(shown)} | ${ms(script)} | ${task} | ${elements} |`,
      )
      isGood &&= longestTask <= targets.longestTask
    }
  }
  return isGood
}

async function measureHtml({ renderedUrl, sandbox }: Site): Promise<boolean> {
  let isGood = true
  print('\n| Lessons of the course | HTML, kB | HTML with gzip, kB |')
  print('| ---: | ---: | ---: |')
  for (const growth of growths) {
    const count = 20 * growth
    await sandbox.reset()
    await sandbox.grow({ lessons: count })
    const html = await (await fetch(`${renderedUrl}${course}?tab=3`)).text()
    const [whole, packed] = [Buffer.byteLength(html), gzipSync(html).length]
    print(`| ${count} | ${(whole / 1000).toFixed(0)} | ${(packed / 1000).toFixed(1)} |`)
    isGood &&= packed <= targets.html
  }
  return isGood
}

async function bench(): Promise<boolean> {
  const stack = await startStack(0)
  const rendered = await startRenderingServer(stack.apiUrl, { freshSeconds: 0 })
  const browser = await chromium.launch(launchOptions)
  try {
    const site: Site = {
      siteUrl: stack.siteUrl,
      renderedUrl: rendered.siteUrl,
      sandbox: new Sandbox(stack.apiUrl),
    }
    print(`Chromium ${browser.version()}, ${slowdown}× CPU throttling\n`)
    const isQuick = await measureCases(browser, site)
    const isSmall = await measureHtml(site)
    return isQuick && isSmall
  } finally {
    await browser.close()
    await Promise.all([rendered.stop(), stack.stop()])
  }
}

process.exitCode = (await bench()) ? 0 : 1
