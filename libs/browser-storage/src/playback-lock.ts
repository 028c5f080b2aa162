import type { DeviceStore } from './device-store'

/** What reaches the other tabs at once; a `BroadcastChannel` is one. */
export interface PlaybackChannel {
  postMessage(message: string): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  close(): void
}

/** Options of {@link createPlaybackLock}. */
export interface PlaybackLockOptions {
  /** Where the lock is stored under `play-id`, for browsers without channels and tabs that were asleep. */
  store: Pick<DeviceStore, 'get' | 'set' | 'subscribe'>
  /** `null` where there is none. */
  channel: PlaybackChannel | null
  /** Name of this tab, unique in this browser. */
  tabId: string
  onChange: (state: PlaybackLockState) => void
}

/**
 * What a tab may do:
 *
 * - `free`: this tab may play
 * - `taken`: another tab plays, this one has to stop
 * - `offered`: the tab that played is gone; this one stopped for it and may go on
 */
export type PlaybackLockState = 'free' | 'taken' | 'offered'

/** A lock that one player at a time holds, over all tabs of a browser. */
export interface PlaybackLock {
  /** Takes the lock for this tab, which plays from now on; all other tabs stop. */
  claim(): void
  /** Gives the lock back when the tab is left: a tab that stopped for it may go on. */
  release(): void
  /** Gives the lock back, if this tab holds it, and closes the channel. */
  destroy(): void
}

const key = 'play-id'
const released = ''

/** Creates this tab’s end of the lock, which begins `free`. Nothing is claimed before {@link PlaybackLock.claim}. */
export function createPlaybackLock(options: PlaybackLockOptions): PlaybackLock {
  const { store, channel, tabId, onChange } = options
  let state: PlaybackLockState = 'free'
  /** Before it played, a tab has nothing to give up: it shows its poster. */
  let hasPlayed = false
  let isDestroyed = false

  function become(next: PlaybackLockState) {
    if (state === next) return
    state = next
    onChange(next)
  }

  function follow(holder: string | null) {
    if (isDestroyed || !hasPlayed || holder === tabId) return
    if (holder !== null) become('taken')
    else if (state === 'taken') become('offered')
  }

  function release() {
    if (store.get(key) !== tabId) return
    store.set(key, null)
    channel?.postMessage(released)
  }

  channel?.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string') return
    // Of several tabs that release, the one that holds the lock counts; storage may follow a little later.
    follow(data === released ? store.get(key) : data)
  })
  const unsubscribe = store.subscribe(() => follow(store.get(key)))

  return {
    claim() {
      if (isDestroyed) return
      hasPlayed = true
      store.set(key, tabId)
      channel?.postMessage(tabId)
      become('free')
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
