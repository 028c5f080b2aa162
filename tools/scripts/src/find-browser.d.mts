/** Path of a Chromium or Chrome; find-browser.mjs says which one is taken. */
export function findBrowser(): Promise<string>
