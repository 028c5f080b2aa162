import { expect, test } from '@playwright/test'
import { expectSameDrawing } from '@shuyuan/testing/same-drawing'
import { componentOf } from '../.storybook/component-of'
import { storyIndex } from '../browser/story-index'

const palettes = [
  { name: 'light', globals: 'theme:light' },
  { name: 'dark', globals: 'theme:dark' },
  { name: 'more', globals: 'theme:light;contrast:more' },
]

/** The `States` stories by the Latin name of the control. */
const matrices = storyIndex()
  .filter(({ type, id }) => type === 'story' && id.endsWith('--states'))
  .map(({ id, title }) => ({ id, control: componentOf(title) }))

test.beforeAll(({ browser }) =>
  expectSameDrawing(browser.version(), new URL('./baselines/drawn-by.json', import.meta.url)),
)

for (const { id, control } of matrices) {
  for (const { name, globals } of palettes) {
    test(`${control} matches its screenshot in all states, ${name}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=${globals}`)
      await expect(
        page.locator('[data-controls=focus] .pseudo-focus-visible').first(),
      ).toBeVisible()
      await expect(page.locator('#storybook-root')).toHaveScreenshot(`${control}-${name}.png`)
    })
  }
}
