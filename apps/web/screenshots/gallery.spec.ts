import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { test, visitAs } from '../e2e/shared/fixtures'
import { sitePaths } from '../e2e/shared/site-routes'
import { nameOf, settle } from './pictured-page'

// Updates the image of the README, docs/gallery.md and its small images: every page, wide and narrow, light and dark.

const docs = new URL('../../../docs/', import.meta.url).pathname
const folder = 'images/pages/'

/** Queries of pages that show more content with one. */
const shownAs: Record<string, string> = {
  '/search': '/search?keywords=Python',
  '/order': '/order?goods_type=vod&goods_id=4',
  '/courses/detail/1': '/courses/detail/4',
}

/** Pages that are for visitors, or redirect a signed-in learner. */
const forVisitors = ['/', '/login']

/** Notes on the design of each page, and the site it was compared with. */
const notes: Record<string, string> = {
  '/': 'Three thread-bound books of the courses most learned, then the table of contents of all subjects. A learner begins with the course to continue. Compared with 得到.',
  '/announcement':
    'An article whose quotations have a red line, with the other announcements beside it. Compared with 极客时间.',
  '/bind-mobile': 'One task beside the motto of the login page. Compared with Coursera.',
  '/error': 'What happened, two ways on, and popular courses. Compared with Coursera.',
  '/face-check': 'One task beside the motto of the login page. Compared with Coursera.',
  '/search?keywords=Python':
    'Rows with cover, excerpt and price. The words searched for are underlined in red. Compared with 得到.',
  '/vip':
    'Figures in the title font on paper, plans and their comparison. Members see their card in place of the covers, and begin with the courses to continue. Compared with 极客时间.',
  '/login/callback': 'Finishes a sign-in, then opens the page it started from: here the home page.',
  '/study-center':
    'One course to continue, the others as rows by 在读, 读完 (with a seal) and 想读. Compared with Coursera.',
  '/login':
    'The fields of the login beside the motto of the school, in vertical writing on ruled paper. Compared with Epic Web.',
  '/courses':
    'Filters are a column, covers and texts lie on paper without boxes. The first course is large where it fills the last row. On phones courses are rows. Compared with Coursera.',
  '/member/credit1': 'Redirects to the page of points.',
  '/member/credit1-free': 'The balance, how to earn points, and the records. Compared with 得到.',
  '/member/messages': 'Rows with a mark of what is unread. Compared with 极客时间.',
  '/member/orders': 'Rows with cover, amount and the next step. Compared with 极客时间.',
  '/order/pay': 'Without an order, one sentence and the way to the orders. Compared with Coursera.',
  '/order/success':
    'The goods beside the state of the payment and what to do next. Compared with Coursera.',
  '/courses/detail/4':
    'A title page with a line in the ink of its subject, with promise, figures, contents and a trial on the cover. Compared with Epic Web.',
  '/member': 'Profile and security as groups of rows. Compared with Coursera.',
  '/order?goods_type=vod&goods_id=4':
    'What is bought lies on the paper, the total and the button are a card. Compared with Coursera.',
  '/courses/video/101':
    'From 1024 px video and outline are on a dark stage, as high as the window. The transcript below is text with red underlines. Compared with 极客时间.',
  '/no/such/page': 'A search field, two ways on, and popular courses. Compared with Epic Web.',
}

const pages = sitePaths().map((path) => ({ path: shownAs[path] ?? path, name: nameOf(path) }))

const shapes = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 375, height: 740 },
}
const looks = (['wide', 'narrow'] as const).flatMap((shape) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    look: `${shape}-${colorScheme}`,
    viewport: shapes[shape],
    colorScheme,
  })),
)

// Run in one worker, because the gallery folder is emptied first.
test.describe.configure({ mode: 'default' })

test.beforeAll(() => {
  rmSync(docs + folder, { recursive: true, force: true })
  mkdirSync(docs + folder, { recursive: true })
  const chapters = pages.map(
    ({ path, name }) =>
      `## \`${path}\`\n\n${notes[path] === undefined ? '' : `${notes[path]}\n\n`}${looks.map(({ look }) => `![${name}, ${look}](${folder}${name}-${look}.jpg)`).join('\n')}\n`,
  )
  const head =
    '# Gallery\n\nEvery page at 1440 and 375 px, light and dark. `npm run screenshots` renews this file.\n'
  writeFileSync(`${docs}gallery.md`, [head, ...chapters].join('\n'))
})

test.use({ expectedErrors: /./ })

test.describe('README', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('has its image', async ({ page }) => {
    await page.goto('/')
    await settle(page)
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${docs}images/home.jpg`, quality: 80, animations: 'disabled' })
  })
})

for (const { look, ...context } of looks) {
  test.describe(look, () => {
    test.use({ ...context, deviceScaleFactor: 0.5, reducedMotion: 'reduce' })

    for (const { path, name } of pages) {
      test(`${path} has its image`, async ({ page, sandbox }) => {
        if (!forVisitors.includes(path)) await visitAs(page, await sandbox.logIn('13800000001'))
        await page.goto(path)
        await settle(page)
        await page.waitForLoadState('networkidle')
        await page.screenshot({
          path: `${docs}${folder}${name}-${look}.jpg`,
          type: 'jpeg',
          quality: 60,
          animations: 'disabled',
        })
      })
    }
  })
}
