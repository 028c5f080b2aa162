import { expect, type Page } from '@playwright/test'

/** Where a secret has no business: storage, the document, the URL, what a page logs. */
interface Traces {
  storage: string[]
  document: string
  url: string
}

const tokenKey = 'shuyuan-user-token'

/** The token that the page keeps, `null` for a visitor. */
export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), tokenKey)
}

function tracesOf(page: Page): Promise<Traces> {
  return page.evaluate((key) => {
    const entries = [...Object.entries(localStorage), ...Object.entries(sessionStorage)]
    return {
      // The token's own place, and the guard that keeps a used login code from being used again.
      storage: entries
        .filter(([name]) => name !== key && !name.startsWith('login_code:'))
        .map(([name, value]) => `${name}=${value}`),
      document: document.documentElement.outerHTML,
      url: window.location.href + JSON.stringify(window.history.state),
    }
  }, tokenKey)
}

/** Keeps what the pages of a test log, to be searched in the end. */
export class Secrets {
  readonly #page: Page
  readonly #logged: string[] = []

  constructor(page: Page) {
    this.#page = page
    page.context().on('console', (message) => this.#logged.push(message.text()))
  }

  /** None of the values that were typed or received, nor the token, is to be found anywhere. */
  async expectNoTrace(...values: string[]): Promise<void> {
    const token = await storedToken(this.#page)
    const secrets = token === null ? values : [...values, token]
    const { storage, document, url } = await tracesOf(this.#page)
    for (const secret of secrets) {
      expect(secret.length, 'a secret long enough to be looked for').toBeGreaterThan(3)
      expect(
        storage.filter((entry) => entry.includes(secret)),
        'storage',
      ).toEqual([])
      expect(document.includes(secret), 'document').toBe(false)
      expect(url.includes(secret), 'url').toBe(false)
      expect(
        this.#logged.filter((text) => text.includes(secret)),
        'console',
      ).toEqual([])
    }
  }
}
