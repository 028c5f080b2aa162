/** So long one waits for an image before it is called a failure, in ms. */
const patience = { online: 15_000, offline: 3_000 }

/** Notices a video that should play and does not. */
export interface StallWatch {
  /** The video should play from now on. */
  start(): void
  stop(): void
}

/** Watches an element until `signal` ends. */
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
      navigator.onLine ? patience.online : patience.offline,
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
  // Bytes that arrive are a reason to wait on.
  video.addEventListener('progress', restart, { signal })
  window.addEventListener('offline', restart, { signal })
  signal.addEventListener('abort', stop)
  return { start, stop }
}
