/** Reports a thrown value that is no refusal of the backend, as an uncaught error of the page. */
export function reportFault(thrown: unknown): void {
  // Test environments and old browsers lack it.
  if (typeof reportError === 'function') reportError(thrown)
  else console.error(thrown)
}
