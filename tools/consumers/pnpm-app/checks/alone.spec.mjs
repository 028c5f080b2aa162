import { expect } from '@playwright/test'
import { test as base } from '../../src/consumer-test.mjs'

const test = base.extend({
  page: async ({ page }, use) => {
    // The request never completes, so the player shows its controls.
    await page.route('**/missing.mp4', () => undefined)
    await use(page)
  },
})

for (const name of ['Alone', 'In a scope']) {
  test(`components have their look in a page with element rules: ${name}`, async ({ page }) => {
    await page.goto('/alone')
    const part = page.getByRole('region', { name, exact: true })

    const button = part.getByRole('button', { name: '保存' })
    await expect(button).toHaveCSS('padding', '6px 20px')
    await expect(button).toHaveCSS('letter-spacing', 'normal')
    await expect(button).toHaveCSS('background-color', 'rgb(15, 111, 194)')

    await expect(part.getByText('手机号')).toBeVisible()
    const field = part.getByRole('textbox', { name: '手机号' })
    await expect(field).toHaveCSS('border', '1px solid rgb(133, 122, 105)')
    await expect(field).toHaveCSS('height', '44px')
    await expect(part.getByText('同意', { exact: true })).toBeVisible()
    await expect(part.getByRole('checkbox').locator('svg')).toHaveCSS('width', '14px')
    for (const list of await part.getByRole('list').all()) {
      await expect(list).toHaveCSS('list-style-type', 'none')
      await expect(list).toHaveCSS('padding-left', '0px')
    }

    const cell = part.getByRole('cell', { name: '三角形' })
    await expect(cell).toHaveCSS('border-top', '1px solid rgb(230, 225, 214)')
    await expect(cell).toHaveCSS('border-left-width', '0px')
    const heading = part.getByRole('heading', { name: '大纲' })
    await expect(heading).toHaveCSS('margin-left', '0px')
    await expect(heading).toHaveCSS('font-size', '20px')
    await expect(part.getByText('正文')).toHaveCSS('text-align', 'start')

    const player = part.getByRole('region', { name: '视频播放器' })
    const mute = player.getByRole('button', { name: '静音' })
    await expect(mute).toHaveCSS('color', 'rgb(250, 246, 238)')
    await expect(mute.locator('svg')).toHaveCSS('width', '20px')
    const picture = await player.locator('video').boundingBox()
    expect(picture.width).toBe((await player.boundingBox()).width)
    await expect(player.getByRole('slider').first()).toHaveCSS('border-top-width', '0px')
  })

  test(`components are dark in a dark page: ${name}`, async ({ page }) => {
    await page.goto('/alone')
    await page.evaluate(() => {
      document.documentElement.style.colorScheme = 'dark'
    })
    const part = page.getByRole('region', { name, exact: true })
    const button = part.getByRole('button', { name: '保存' })
    await expect(button).toHaveCSS('background-color', 'rgb(82, 177, 251)')
    const cell = part.getByRole('cell', { name: '三角形' })
    await expect(cell).toHaveCSS('border-top', '1px solid rgb(56, 49, 39)')
    await expect(cell).toHaveCSS('border-left-width', '0px')
    await expect(cell).toHaveCSS('color', 'rgb(236, 229, 216)')
  })

  test(`variables of the page set the theme: ${name}`, async ({ page }) => {
    await page.goto('/alone')
    await page.evaluate(() => {
      document.documentElement.style.setProperty('--sy-accent-strong', 'rgb(120, 60, 0)')
    })
    const part = page.getByRole('region', { name, exact: true })
    const button = part.getByRole('button', { name: '保存' })
    await expect(button).toHaveCSS('background-color', 'rgb(120, 60, 0)')
  })
}
