import { expect } from '@playwright/test'
import { test } from '../../src/consumer-test.mjs'

/** Records the computed style of every element, to report later what has changed. */
async function watchStyles(page) {
  await page.evaluate(() => {
    function styleOf(element) {
      const computed = getComputedStyle(element)
      // Ignores our variables, which only our styles read.
      const names = [...computed].filter((name) => !name.startsWith('--sy-'))
      return Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(name)]))
    }
    const hosts = [...document.querySelectorAll('html, body, body *')].filter(
      (element) => !['SCRIPT', 'STYLE', 'LINK'].includes(element.tagName),
    )
    const before = new Map(hosts.map((element) => [element, styleOf(element)]))
    window.hostElements = hosts.length
    window.changedStyles = () =>
      [...before].flatMap(([element, style]) => {
        const now = styleOf(element)
        return Object.keys(now)
          .filter((name) => now[name] !== style[name])
          .map((name) => `${element.tagName} ${name}: ${style[name]} → ${now[name]}`)
      })
  })
  return {
    count: () => page.evaluate(() => window.hostElements),
    changes: () => page.evaluate(() => window.changedStyles()),
  }
}

const opener = (page) => page.getByRole('button', { name: 'Sign in here' })

for (const path of ['/', '/inside', '/around']) {
  test(`no element of the host changes its style: ${path}`, async ({ page }) => {
    await page.goto(path)
    if (path !== '/') {
      await page.getByRole('button', { name: 'Open the checkout' }).click()
      await expect(page.getByLabel('Remark')).toBeFocused()
    }
    await opener(page).focus()
    await opener(page).blur()
    const styles = await watchStyles(page)
    expect(await styles.count()).toBeGreaterThan(20)

    await opener(page).evaluate((button) => button.click())
    const dialog = page.getByRole('dialog', { name: '登录' })
    await expect(dialog.getByLabel('手机号')).toBeFocused()
    // Chromium computes `interactivity` from `inert`, which does not change the look.
    const changes = await styles.changes()
    expect(changes.filter((change) => !change.includes('interactivity'))).toEqual([])

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.evaluate(() => document.activeElement?.blur())
    expect(await styles.changes()).toEqual([])
  })
}

test('the host’s look does not get into ours', async ({ page }) => {
  await page.goto('/')
  await opener(page).click()
  const submit = page.getByRole('dialog').getByRole('button', { name: '立即登录' })
  await expect(submit).toBeVisible()
  const style = await submit.evaluate((button) => {
    const { borderTopColor, fontFamily, letterSpacing } = getComputedStyle(button)
    return { borderTopColor, fontFamily, letterSpacing }
  })
  expect(style.borderTopColor).not.toBe('rgb(120, 60, 0)')
  expect(style.fontFamily).not.toContain('monospace')
})

test('the host’s variables theme ours', async ({ page }) => {
  await page.goto('/')
  await opener(page).click()
  const submit = page.getByRole('dialog').getByRole('button', { name: '立即登录' })
  await expect(submit).not.toHaveCSS('background-color', 'rgb(120, 0, 140)')
  await page.evaluate(() => document.documentElement.classList.add('host-accent'))
  await expect(submit).toHaveCSS('background-color', 'rgb(120, 0, 140)')
})

test('ours is dark where the host is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await opener(page).click()
  const dialog = page.getByRole('dialog')
  const brightness = () =>
    dialog.evaluate((element) => {
      const canvas = document.createElement('canvas').getContext('2d')
      canvas.fillStyle = getComputedStyle(element).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3))
    })
  // A host that declares no color scheme is light, regardless of the system.
  expect(await brightness()).toBeGreaterThan(200)
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = 'light dark'
  })
  await expect.poll(brightness).toBeLessThan(100)
})
