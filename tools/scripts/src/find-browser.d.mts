/** Returns the path of Chromium or Chrome. find-browser.mjs documents the order. */
export function findBrowser(): Promise<string>
