/** Tells whoever looks after the page of something thrown that is nobody's refusal, as an uncaught error would. */
export function reportFault(thrown: unknown): void {
  // Test environments and old browsers lack it.
  if (typeof reportError === 'function') reportError(thrown)
  else console.error(thrown)
}
