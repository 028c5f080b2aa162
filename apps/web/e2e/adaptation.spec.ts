import type { Page } from '@playwright/test'
import { dialogScenes } from './dialog-scenes'
import { expect, openLogin, test, visitAs } from './fixtures'
import { expectSettled } from './focused'
import { siteAddresses } from './site-routes'

const addresses = siteAddresses()

async function onEveryPage(page: Page, wrong: (page: Page) => Promise<string[]>): Promise<void> {
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address)
      await expectSettled(page)
      expect.soft(await wrong(page), address).toEqual([])
    })
  }
}

/** What moves: animations and transitions that run for longer than anybody sees. */
function movements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration, iterations } = animation.effect?.getTiming() ?? {}
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
      // A ring that turns slowly is how waiting looks; it is the one exception.
      if (target?.matches('[role=progressbar], [aria-busy=true] *') === true) return []
      const isLong = typeof duration !== 'number' || duration > 10 || (iterations ?? 1) > 1
      return isLong ? [`${target?.tagName} ${target?.className}: ${String(duration)} ms`] : []
    }),
  )
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing on any page moves, nor does a dialog or a toast', async ({ page, sandbox }) => {
    test.setTimeout(120_000)
    await visitAs(page, await sandbox.logIn('13800000001'))
    await onEveryPage(page, movements)
    await page.getByRole('searchbox', { name: '关键字' }).or(page.getByRole('link')).first().focus()
    await page.goto('/courses')
    await expectSettled(page)
    await page.getByRole('searchbox', { name: '关键字' }).press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await movements(page)).toEqual([])
    await page.getByRole('banner').locator('button[aria-haspopup=menu]').click()
    await expect(page.getByRole('menu')).toBeVisible()
    expect(await movements(page)).toEqual([])
  })

  test('the slider of the home page stands still until it is asked to go on', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await expectSettled(page)
    const slider = page.getByRole('region', { name: '焦点图' }).first()
    await expect(slider).toBeVisible()
    const before = await slider.evaluate((element) => element.innerHTML)
    await page.clock.runFor(30_000)
    expect(await slider.evaluate((element) => element.innerHTML)).toBe(before)
  })
})

test('without that wish the same look finds what moves', async ({ page }) => {
  await page.goto('/no/such/page')
  await expectSettled(page)
  await page.evaluate(() => {
    document.querySelector('main')?.animate([{ opacity: 0 }, { opacity: 1 }], 5_000)
  })
  expect(await movements(page)).toHaveLength(1)
})

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('buttons have an edge, progress and pictures are seen, the focus too', async ({
    page,
    sandbox,
  }) => {
    test.setTimeout(120_000)
    await visitAs(page, await sandbox.logIn('13800000001'))
    await onEveryPage(page, (shown) =>
      shown.evaluate(() => {
        const wrong: string[] = []
        const canvas = getComputedStyle(document.body).backgroundColor
        for (const svg of document.querySelectorAll('button svg, a svg')) {
          // A picture takes the colour of what it stands in, which may keep colours of its own.
          const keepsOwn = getComputedStyle(svg.parentElement ?? svg).forcedColorAdjust === 'none'
          const isLost = !keepsOwn && getComputedStyle(svg).color === canvas
          if (isLost) wrong.push(`icon ${svg.outerHTML}`)
        }
        for (const bar of document.querySelectorAll('[role=progressbar][aria-valuenow]')) {
          if (getComputedStyle(bar).borderTopStyle === 'none') wrong.push(`bar ${bar.outerHTML}`)
        }
        for (const button of document.querySelectorAll('button:not([role=tab])')) {
          const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(button)
          const hasBorder = borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1
          const hasEdge = hasBorder || outlineStyle !== 'none'
          if (button.checkVisibility() && !hasEdge) wrong.push(`no edge: ${button.outerHTML}`)
        }
        return wrong
      }),
    )
    const link = page.getByRole('link').first()
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expect(link).not.toHaveCSS('outline-style', 'none')
  })

  test('a QR code stays black on white', async ({ page, sandbox }) => {
    await dialogScenes.scan?.(page, sandbox)
    const code = page.getByRole('img', { name: /二维码/ })
    await expect(code.locator('path').first()).toBeAttached()
    const colours = await code.evaluate((element) => {
      const paths = Array.from(element.querySelectorAll('path'))
      return [
        getComputedStyle(element).backgroundColor,
        ...paths.map((path) => getComputedStyle(path).fill),
      ]
    })
    expect(colours).toContain('rgb(255, 255, 255)')
    expect(colours.at(-1)).toBe('rgb(0, 0, 0)')
  })
})

/** What does not fit: the page scrolls sideways, or text is cut where nobody meant it. */
function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const wrong =
      root.scrollWidth > root.clientWidth
        ? [`sideways by ${root.scrollWidth - root.clientWidth} px`]
        : []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY, textOverflow, clipPath, webkitLineClamp, display } =
        getComputedStyle(element)
      const clips =
        [overflowX, overflowY].includes('hidden') || [overflowX, overflowY].includes('clip')
      const isMeant =
        textOverflow === 'ellipsis' ||
        clipPath !== 'none' ||
        webkitLineClamp !== 'none' ||
        display === 'none'
      if (!clips || isMeant || element.clientHeight < 2 || !element.checkVisibility()) continue
      const hasText = Array.from(element.childNodes).some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
      if (hasText && element.scrollHeight > element.clientHeight + 2) {
        wrong.push(`cut: ${element.outerHTML.slice(0, 120)}`)
      }
    }
    return wrong
  })
}

test.describe('at 400 % of 1280 × 1024', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('every page fits the width, and what stays at the top leaves room to read', async ({
    page,
    sandbox,
  }) => {
    test.setTimeout(120_000)
    await visitAs(page, await sandbox.logIn('13800000001'))
    await onEveryPage(page, async (shown) => {
      const wrong = await cutText(shown)
      const kept = await shown.evaluate(() => {
        window.scrollTo(0, 400)
        const fixed = Array.from(document.querySelectorAll<HTMLElement>('body *')).filter(
          (element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position),
        )
        const heights = fixed
          .filter(
            (element) => element.checkVisibility() && element.getBoundingClientRect().width > 160,
          )
          .map((element) => element.getBoundingClientRect())
          .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight)
          .map(({ height }) => height)
        return Math.max(0, ...heights)
      })
      return kept > 256 / 3 ? [...wrong, `${kept} px stay at the edge`] : wrong
    })
  })

  test('the login dialog can be read and used to its end', async ({ page }) => {
    await page.goto('/courses')
    await expectSettled(page)
    const dialog = await openLogin(page)
    const button = dialog.getByRole('button', { name: '立即登录' })
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 1 })
    await expect(cutText(page)).resolves.toEqual([])
    await button.click()
    await expect(dialog.getByText('请输入手机号!')).toBeVisible()
  })
})

/** The values of WCAG 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

for (const width of [375, 1280]) {
  test(`with more space in the text nothing is cut at ${width} px`, async ({ page, sandbox }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 800 })
    await visitAs(page, await sandbox.logIn('13800000001'))
    await onEveryPage(page, async (shown) => {
      await shown.addStyleTag({ content: spacing })
      return cutText(shown)
    })
  })
}
