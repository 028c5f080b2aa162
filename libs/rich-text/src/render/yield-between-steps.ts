/** Longest step without a break in ms: half a frame. */
const longestStepMs = 8

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/**
 * Lets the page respond between two steps of long work. The returned function waits for the next task if the
 * current one has lasted long enough, else it resolves immediately.
 */
export function yieldBetweenSteps(): () => Promise<void> | undefined {
  let started = performance.now()
  return () => {
    if (performance.now() - started < longestStepMs) return undefined
    return nextTask().then(() => {
      started = performance.now()
    })
  }
}
