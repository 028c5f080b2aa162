/** Whether the browser runs the page: not on a server, nor until what a server made is taken over. */
export interface TakeOver {
  isDone: () => boolean
  finish: () => void
}

/** Makes the {@link TakeOver} of a visit. */
export function createTakeOver(isServerMade: boolean): TakeOver {
  let isDone = !isServerMade
  return {
    isDone: () => isDone,
    finish() {
      isDone = true
    },
  }
}
