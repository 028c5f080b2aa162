import { expect, test } from '../shared/fixtures'
import { beginWithSlides } from './home-slides'

const widths = [320, 375, 768, 1024, 1440, 1920]

test('the hero text is readable at every width, beside or above three books', async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const hero = page.getByRole('region', { name: '慢一点，学扎实' })
    await expect(hero.getByRole('heading')).toBeVisible()
    const books = hero.getByRole('list', { name: '大家在学' }).getByRole('link')
    await expect(books).toHaveCount(3)
    const look = await hero.evaluate((element) => {
      const box = (selector: string) => element.querySelector(selector)?.getBoundingClientRect()
      const [sheet, words, shelf] = [element.getBoundingClientRect(), box('p'), box('[aria-label]')]
      const size = getComputedStyle(element.querySelector('p') ?? element).fontSize
      return { size: parseFloat(size), sheet, words, shelf }
    })
    expect(look.size, `text at ${width} px`).toBeGreaterThanOrEqual(16)
    if (look.words === undefined || look.shelf === undefined) throw new Error('nothing there')
    expect(look.sheet.width, 'sheet as wide as the window').toBe(width)
    expect(look.shelf.bottom, 'whole books').toBeLessThanOrEqual(look.sheet.bottom)
    if (width < 768) expect(look.shelf.top).toBeGreaterThanOrEqual(look.words.bottom)
    else expect(look.shelf.left).toBeGreaterThanOrEqual(look.words.right)
  }
  await page.getByRole('link', { name: '浏览全部课程' }).click()
  await expect(page).toHaveURL('/courses')
})

test('the table of contents names courses of all subjects, and one grid shows covers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const contents = page.getByRole('navigation', { name: '课程分类' })
  await expect(contents.getByRole('heading')).toHaveCount(9)
  const courses = contents.locator('a[href^="/courses/detail/"]')
  // Up to 27. The server may not have the list of all courses yet.
  expect(await courses.count()).toBeGreaterThanOrEqual(25)
  const { bottom } = await courses.last().evaluate((link) => link.getBoundingClientRect())
  expect(bottom).toBeLessThan(1800)
  const main = page.getByRole('main')
  await expect(main.getByRole('list').filter({ has: page.getByRole('article') })).toHaveCount(1)
  const first = courses.first()
  await first.click()
  await expect(page).toHaveURL(/\/courses\/detail\/\d+$/)
})

test('slides are 16:9 on a phone, and are named after their links', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await beginWithSlides(page)
  await page.goto('/')
  const slider = page.getByRole('region', { name: '焦点图' })
  const slide = slider.getByRole('link', { name: /^Python 程序设计/ })
  await expect(slide).toBeAttached()
  const box = await slide.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
  await slide.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/courses/detail/4')
})

test('titles, details and prices of adjacent courses are aligned', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/courses')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  const rows = await cards.evaluateAll((elements) =>
    elements.map((card) => {
      const parts = [card.querySelector('h2, h3'), ...card.querySelectorAll('h2 ~ *, h3 ~ *')]
      return [card.getBoundingClientRect().top, ...parts.map((p) => p?.getBoundingClientRect().top)]
    }),
  )
  const tops = new Set(rows.map(([top]) => top))
  expect(rows.length).toBeGreaterThan(tops.size)
  for (const top of tops) {
    const [first, ...others] = rows.filter(([own]) => own === top).map((row) => row.slice(0, 3))
    for (const other of others) expect(other).toEqual(first)
  }
})
