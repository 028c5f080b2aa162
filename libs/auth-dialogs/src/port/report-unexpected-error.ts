/** Reports an unexpected error as an uncaught error of the page. */
export function reportUnexpectedError(thrown: unknown): void {
  // Missing in test environments and old browsers.
  if (typeof reportError === 'function') reportError(thrown)
  else console.error(thrown)
}
