import { expect, type Page } from '@playwright/test'

/** Places that must not contain secrets: storage, the document, the URL and the console. */
interface Traces {
  storage: string[]
  document: string
  url: string
}

const tokenKey = 'shuyuan-user-token'

/** Returns the stored token, or null for a visitor. */
export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), tokenKey)
}

function tracesOf(page: Page): Promise<Traces> {
  return page.evaluate((key) => {
    const entries = [...Object.entries(localStorage), ...Object.entries(sessionStorage)]
    return {
      // These entries may contain secrets: the token, and the used login codes that must not be used again.
      storage: entries
        .filter(([name]) => name !== key && !name.startsWith('login_code:'))
        .map(([name, value]) => `${name}=${value}`),
      document: document.documentElement.outerHTML,
      url: window.location.href + JSON.stringify(window.history.state),
    }
  }, tokenKey)
}

/** Records console messages of a test's pages and searches them at the end. */
export class Secrets {
  readonly #page: Page
  readonly #logged: string[] = []

  constructor(page: Page) {
    this.#page = page
    page.context().on('console', (message) => this.#logged.push(message.text()))
  }

  /** Expects no trace of the token or of values that were typed or received. */
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
