import { expect, type Locator, type Page } from '@playwright/test'

/** Visibility of the focused element and its focus indicator. */
interface FocusSight {
  words: string
  /** The element has an outline, or the card or field that contains it does. */
  isMarked: boolean
  /** A part of it is inside the window and not covered. */
  isInSight: boolean
}

function seeFocus(page: Page): Promise<FocusSight> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) {
      return { words: 'nothing', isMarked: false, isInSight: false }
    }
    const words = `${element.tagName} ${element.getAttribute('aria-label') ?? element.innerText}`
    // The focus indicator may be on the card or field frame around the control.
    const marks = [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
      ...['form', 'article'].map((frame) => getComputedStyle(element.closest(frame) ?? element)),
    ]
    const isMarked = marks.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1,
    )
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const [from, to] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)]
    const places = [0.02, 0.1, 0.5, 0.9, 0.98]
    const isInSight = places.some((down) =>
      places.some((along) => {
        const above = document.elementFromPoint(
          left + (right - left) * along,
          from + (to - from) * down,
        )
        return above !== null && (element.contains(above) || above.contains(element))
      }),
    )
    return { words, isMarked, isInSight }
  })
}

/** Operates the page with the keyboard only, and checks each tab stop. */
export class KeyboardUser {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Presses Tab until the target has focus. Every stop must be visible and have an indicator. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible()
    for (let stop = 0; stop < 80; stop += 1) {
      await this.#page.keyboard.press(key)
      await this.seesFocus()
      if (await target.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error(`80 times ${key} did not lead to ${String(target)}`)
  }

  /** Presses a key until the target has focus, such as an arrow key in a menu. */
  async moveTo(target: Locator, key: string): Promise<void> {
    for (let step = 0; step < 20; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      const before = await this.#page.evaluateHandle(() => document.activeElement)
      await this.#page.keyboard.press(key)
      // Menus and tabs move the focus asynchronously.
      await expect
        .poll(() => before.evaluate((element) => element !== document.activeElement), {
          message: `${key} moves the focus`,
        })
        .toBe(true)
      await this.seesFocus()
    }
    throw new Error(`20 times ${key} did not lead to ${String(target)}`)
  }

  /** Types into the focused element. */
  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text)
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key)
  }

  /** Expects a focused element with a visible indicator that nothing covers. */
  async seesFocus(): Promise<void> {
    const sight = await seeFocus(this.#page)
    expect(sight, sight.words).toMatchObject({ isMarked: true, isInSight: true })
  }
}
