/** Resolves after the next frame, so that the browser shows the reaction to a tap before the work for it. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
