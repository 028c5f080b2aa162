/** How long to wait for a frame before reporting a stall, in ms. */
const stallTimeout = { online: 15_000, offline: 3_000 }

/** Detects a video that should play but does not. */
export interface StallWatch {
  /** Starts waiting for a frame. */
  start(): void
  stop(): void
}

/** Watches an element until `signal` aborts. */
export function createStallWatch(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onStall: () => void,
): StallWatch {
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop() {
    clearTimeout(timer)
    timer = undefined
  }

  function start() {
    if (timer !== undefined) return
    timer = setTimeout(
      () => {
        timer = undefined
        onStall()
      },
      navigator.onLine ? stallTimeout.online : stallTimeout.offline,
    )
  }

  function restart() {
    if (timer === undefined) return
    stop()
    start()
  }

  for (const name of ['play', 'waiting']) video.addEventListener(name, start, { signal })
  for (const name of ['playing', 'pause', 'ended', 'error']) {
    video.addEventListener(name, stop, { signal })
  }
  video.addEventListener('timeupdate', () => !video.seeking && !video.paused && stop(), { signal })
  // The video still loads, so the wait starts over.
  video.addEventListener('progress', restart, { signal })
  window.addEventListener('offline', restart, { signal })
  signal.addEventListener('abort', stop)
  return { start, stop }
}
