/** A browser as its users have it, driven by a library of its own. Elements are found by XPath. */
export interface Browser {
  open: (url: string) => Promise<void>
  /** Waits for a visible element and clicks it with the mouse. */
  click: (xpath: string) => Promise<void>
  /** Replaces the text of a field. */
  type: (xpath: string, text: string) => Promise<void>
  waitFor: (xpath: string) => Promise<void>
  back: () => Promise<void>
  /** Returns the value of an expression in the page. */
  read: (expression: string) => Promise<unknown>
  /** Returns the errors of the console so far. None in WebKit, whose driver does not report them. */
  errors: () => string[]
  /** Closes the tab as a user does, so its handlers run. */
  closeTab: () => Promise<void>
  quit: () => Promise<void>
}

/** How long a step waits for its element, in ms. */
export const patienceMs = 15_000

const named = (name: string) => `(normalize-space(.)='${name}' or @aria-label='${name}')`

export const button = (name: string) => `//button[${named(name)}]`
export const link = (name: string) => `//a[${named(name)}]`
export const linkTo = (href: string) => `//a[@href='${href}']`
export const heading = (text: string) => `//*[self::h1 or self::h2][contains(., '${text}')]`
export const text = (words: string) => `//main//*[text()[contains(., '${words}')]]`
export const field = (label: string) =>
  `//input[@aria-label='${label}' or @id=//label[starts-with(normalize-space(.), '${label}')]/@for]`
