import type { DeviceStore } from './device-store'

/** Sends messages to the other tabs; `BroadcastChannel` implements it. */
export interface PlaybackChannel {
  postMessage(message: string): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  close(): void
}

export interface PlaybackLockOptions {
  /**
   * Stores the lock under `play-id`, for browsers without channels and for tabs that were asleep.
   */
  store: Pick<DeviceStore, 'get' | 'set' | 'subscribe'>
  /** `null` if the browser has no channels. */
  channel: PlaybackChannel | null
  /** ID of this tab, unique in this browser. */
  tabId: string
  onChange: (state: PlaybackLockState) => void
}

/**
 * Whether a tab may play:
 *
 * - `free`: this tab may play
 * - `taken`: another tab plays, so this one must stop
 * - `offered`: the tab that played is closed; this one was stopped by it and may resume
 */
export type PlaybackLockState = 'free' | 'taken' | 'offered'

/** A lock that lets one tab of the browser play at a time. */
export interface PlaybackLock {
  /** Takes the lock for this tab; all other tabs must stop. */
  claim(): void
  /** Releases the lock when the user leaves the tab; a tab that it stopped may resume. */
  release(): void
  /** Releases the lock if this tab holds it, and closes the channel. */
  destroy(): void
}

const key = 'play-id'
const released = ''

/**
 * Creates the lock of this tab. It starts as `free` and does not claim until {@link
 * PlaybackLock.claim}.
 */
export function createPlaybackLock(options: PlaybackLockOptions): PlaybackLock {
  const { store, channel, tabId, onChange } = options
  let state: PlaybackLockState = 'free'
  /** A tab that has not played yet has nothing to stop. */
  let hasPlayed = false
  let isDestroyed = false

  function setState(next: PlaybackLockState) {
    if (state === next) return
    state = next
    onChange(next)
  }

  function follow(holder: string | null) {
    if (isDestroyed || !hasPlayed || holder === tabId) return
    if (holder !== null) setState('taken')
    else if (state === 'taken') setState('offered')
  }

  function release() {
    if (store.get(key) !== tabId) return
    store.set(key, null)
    channel?.postMessage(released)
  }

  channel?.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string') return
    // If several tabs release, only the holder counts. Storage may lag behind the channel.
    follow(data === released ? store.get(key) : data)
  })
  const unsubscribe = store.subscribe(() => follow(store.get(key)))

  return {
    claim() {
      if (isDestroyed) return
      hasPlayed = true
      store.set(key, tabId)
      channel?.postMessage(tabId)
      setState('free')
    },
    release,
    destroy() {
      if (isDestroyed) return
      isDestroyed = true
      unsubscribe()
      release()
      channel?.close()
    },
  }
}
