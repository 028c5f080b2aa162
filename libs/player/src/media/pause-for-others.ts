/** Pauses a player when another player of the page starts, until `signal` aborts. */
export function pauseForOthers(video: HTMLVideoElement, signal: AbortSignal): void {
  function yieldTo({ target }: Event) {
    const isOther = target !== video && target instanceof HTMLVideoElement
    if (isOther && target.matches('[data-player-video]')) video.pause()
  }
  // Media events don't bubble.
  document.addEventListener('play', yieldTo, { signal, capture: true })
}
