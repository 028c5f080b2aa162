import { expect, test, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { sampleOf } from '@shuyuan/testing/sample'
import { anatomies } from '../docs/component-page/anatomies'
import { englishName } from '../src/english-name'
import { storyIndex } from './story-index'

declare global {
  interface Window {
    /** Global of Storybook's preview. */
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
  }
}

const docs = storyIndex().filter(({ type }) => type === 'docs')

/** A guide, a control and dialogs. The exhaustive run opens all pages. */
const opened = sampleOf(
  docs,
  docs.filter(({ title }) => /\/(Color|Button|Dialog|UnbindDialog) /.test(title)),
)

async function openDocs(page: Page, id: string, theme = 'light') {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`)
  await expect(page.locator('#storybook-docs h1').first()).toBeVisible()
}

/** Screenshot of the middle of the window. */
const middle = (page: Page) =>
  page.evaluate(() => {
    const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    return element?.closest('#storybook-docs') ? 'the page' : (element?.outerHTML ?? 'nothing')
  })

/** Phase of the story in a frame, or undefined before it starts. */
const phaseOf = (frame: FrameLocator) =>
  frame.locator('html').evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window
    return preview?.currentRender?.phase
  })

/** Waits until a tile shows its story, in the page or in a frame, where its play function runs first. */
async function isDrawn(tile: Locator) {
  await tile.scrollIntoViewIfNeeded()
  const frame = tile.locator('iframe')
  if ((await frame.count()) === 0) return
  // A frame starts with an empty page, which can disappear during the evaluation.
  await expect(frame.contentFrame().locator('#storybook-root')).toBeAttached({ timeout: 40_000 })
  // A play function that waits for focus in another frame runs until its timeout.
  await expect
    .poll(() => phaseOf(frame.contentFrame()), { timeout: 40_000 })
    .toMatch(/^(finished|errored)$/)
}

for (const { id, title } of opened) {
  test(`${title} shows stories that differ in appearance`, async ({ page }) => {
    await openDocs(page, id)
    expect(await middle(page)).toBe('the page')

    const looks = new Map<string, string>()
    for (const anchor of await page.locator('[id^=anchor--]').all()) {
      const story = (await anchor.getAttribute('id')) ?? ''
      const tile = anchor.locator('.docs-story')
      await isDrawn(tile)
      const look = (await tile.screenshot({ animations: 'disabled' })).toString('base64')
      expect(looks.get(look), `${story} looks like another state`).toBeUndefined()
      looks.set(look, story)
      expect(await middle(page)).toBe('the page')
    }
  })
}

test('a documentation page and its frames follow the theme of the toolbar', async ({ page }) => {
  const dialog = docs.find(({ title }) => title.includes('/Dialog '))
  await openDocs(page, dialog?.id ?? '', 'dark')
  const frame = page.locator('.docs-story iframe').first().contentFrame()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
  const dark = await frame
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor)
  await expect(page.locator('#storybook-docs > div').first()).toHaveCSS('background-color', dark)
})

const numbered = docs.filter(({ title }) => anatomies[englishName(title)])
const sampled = numbered.filter(({ title }) => title.includes('/PurchaseCard '))

for (const { id, title } of sampleOf(numbered, sampled)) {
  test(`each number of ${title} is at one element`, async ({ page }) => {
    await openDocs(page, id)
    for (const [selector, name] of anatomies[englishName(title)] ?? [])
      await expect(page.locator(`#anatomy ${selector}`), name).toHaveCount(1)
  })
}
