import type { Page } from '@playwright/test'
import { expect, test, visitAs } from '../shared/fixtures'

const widths = [320, 375, 768, 1440]

/** Runs in the page. Returns cards whose title is outside or has a line that ends inside a word. */
function findCardFaults(): string[] {
  const words = new Intl.Segmenter('zh', { granularity: 'word' })
  const range = document.createRange()
  return Array.from(document.querySelectorAll('main article'), (card) => {
    const title = card.querySelector('h2, h3, h4')
    if (title === null) return []
    const tops: number[] = []
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      for (let at = 0; at < (node.nodeValue ?? '').length; at += 1) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        tops.push(Math.round(range.getBoundingClientRect().bottom))
      }
    }
    const text = title.textContent
    const broken = Array.from(words.segment(text))
      .filter(({ isWordLike, segment, index }) => {
        const lines = tops.slice(index, index + segment.length)
        return isWordLike && Math.max(...lines) - Math.min(...lines) > 8
      })
      .map(({ segment }) => `${text} breaks ${segment}`)
    const [inner, outer] = [title.getBoundingClientRect(), card.getBoundingClientRect()]
    const isInside = inner.top >= outer.top && inner.bottom <= outer.bottom
    return isInside ? broken : [...broken, `${text} is outside of its card`]
  }).flat()
}

test('all course titles fit their cards, and no line breaks inside a word', async ({ page }) => {
  let titles = 0
  for (const path of ['/', ...[1, 2, 3, 4, 5].map((number) => `/courses?page=${number}`)]) {
    await page.goto(path)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.first()).toBeVisible()
    await expect(page.locator('main article wbr').first()).toBeAttached()
    titles += await cards.count()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(findCardFaults), `${path} at ${width} px`).toEqual([])
    }
  }
  expect(titles).toBeGreaterThan(66)
})

test('a card outside a list shows its title', async ({ page }) => {
  await page.goto('/courses')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  const height = await page.evaluate(() => {
    const [card] = document.querySelectorAll('main article')
    const place = document.createElement('div')
    place.style.inlineSize = '280px'
    if (card) place.append(card.cloneNode(true))
    document.querySelector('main')?.replaceChildren(place)
    return place.getBoundingClientRect().height
  })
  // The cover alone is 158 px high.
  expect(height).toBeGreaterThan(220)
  expect(await page.evaluate(findCardFaults)).toEqual([])
})

async function openLesson(page: Page, token: string, width: number) {
  await page.setViewportSize({ width, height: width < 768 ? 812 : 900 })
  await visitAs(page, token)
  await page.goto('/courses/video/1903')
  await expect(page.locator('video')).toBeVisible()
  await expect(page.getByRole('navigation', { name: /目录/ })).toBeVisible()
}

for (const width of [320, 375, 768]) {
  test(`a lesson at ${width} px has no nested scrolling and a full-width player on phones`, async ({
    page,
    sandbox,
  }) => {
    await openLesson(page, await sandbox.logIn('13800000001'), width)
    const scrollers = await page.evaluate(() =>
      Array.from(document.querySelectorAll('main *'))
        .filter(
          (element) =>
            /auto|scroll/.test(getComputedStyle(element).overflowY) &&
            element.scrollHeight > element.clientHeight + 1,
        )
        .map((element) => element.outerHTML.slice(0, 80)),
    )
    expect(scrollers).toEqual([])
    const player = await page.getByRole('region', { name: '视频播放器' }).boundingBox()
    if (width < 768) {
      expect(player).toMatchObject({ x: 0, width })
      expect(player?.y).toBeLessThanOrEqual(150)
    }
  })
}

for (const [width, height, atLeast] of [
  [1440, 900, 1000],
  [1920, 1080, 1400],
] as const) {
  test(`a video fills a window of ${width} × ${height} px above the title of its lesson`, async ({
    page,
    sandbox,
  }) => {
    await openLesson(page, await sandbox.logIn('13800000001'), width)
    await page.setViewportSize({ width, height })
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    const player = await page.getByRole('region', { name: '视频播放器' }).boundingBox()
    expect(player?.width).toBeGreaterThan(atLeast)
  })
}

test('the longest course title takes at most six lines at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/courses/detail/16')
  const title = page.getByRole('heading', { level: 1 })
  const lines = await title.evaluate(
    (element) =>
      element.getBoundingClientRect().height /
      Number.parseFloat(getComputedStyle(element).lineHeight),
  )
  expect(Math.round(lines)).toBeLessThanOrEqual(6)
})

/** Runs in the page. Returns the parts of the header that reach into the next one. */
function findOverlaps(): string[] {
  const parts = Array.from(
    document.querySelectorAll('header :is(nav > ul > li, form, [data-tools], [data-tools] ~ div)'),
  )
    .map((part) => ({ text: part.textContent, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0)
    .sort((a, b) => a.box.left - b.box.left)
  return parts
    .filter(({ box }, index) => box.right > (parts[index + 1]?.box.left ?? window.innerWidth) + 1)
    .map(({ text }) => text)
}

test('the header is one row without overlaps from 1024 px', async ({ page, sandbox }) => {
  await page.goto('/vip')
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: '注册' })).toBeVisible()
  async function expectOneRow() {
    for (const width of [1024, 1100, 1199, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect((await header.boundingBox())?.height, `${width} px`).toBe(65)
      expect(await page.evaluate(findOverlaps), `${width} px`).toEqual([])
    }
  }
  await expectOneRow()
  await visitAs(page, await sandbox.logIn('13800000001'))
  await page.reload()
  await expect(header.getByRole('button', { name: '林知夏' })).toBeVisible()
  await expectOneRow()
})
