import type { Remembered } from '../remembered'

/** What other tabs are told with; a `BroadcastChannel` is one. */
export interface TurnChannel {
  postMessage(message: string): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  close(): void
}

/** What a {@link PlayTurn} is made of. */
export interface PlayTurnOptions {
  /** Where the turn is written down, for browsers without channels and tabs that were asleep. */
  session: Pick<Remembered, 'getPlayId' | 'setPlayId'>
  /** Tells when another tab may have written there. */
  subscribe: (listener: () => void) => () => void
  /** Reaches the other tabs at once; `null` where there is none. */
  channel: TurnChannel | null
  /** Name of this tab, like no other. */
  tabId: string
  onChange: (state: PlayTurnState) => void
}

/**
 * Whose turn it is to play:
 *
 * - `free`: this tab may play
 * - `taken`: another tab plays, this one has to stand back
 * - `offered`: the tab that played is gone; this one stood back and may go on
 */
export type PlayTurnState = 'free' | 'taken' | 'offered'

/** One player at a time, over all tabs of a browser. */
export interface PlayTurn {
  /** This tab plays now; all others stand back. */
  claim(): void
  /** This tab is being left: whoever stood back for it may go on. */
  release(): void
  /** Lets go of the turn, if this tab has it, and of the channel. */
  destroy(): void
}

const released = ''

/** Makes this tab’s part in the turn, which begins `free`. Nothing is claimed before {@link PlayTurn.claim}. */
export function createPlayTurn(options: PlayTurnOptions): PlayTurn {
  const { session, subscribe, channel, tabId, onChange } = options
  let state: PlayTurnState = 'free'
  /** Before it played, a tab has nothing to give up: it shows its first picture. */
  let hasPlayed = false
  let isDestroyed = false

  function become(next: PlayTurnState) {
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
    if (session.getPlayId() !== tabId) return
    session.setPlayId(null)
    channel?.postMessage(released)
  }

  channel?.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string') return
    // Of several tabs that let go, the one that holds the turn counts; storage may tell a little later.
    follow(data === released ? session.getPlayId() : data)
  })
  const unsubscribe = subscribe(() => follow(session.getPlayId()))

  return {
    claim() {
      if (isDestroyed) return
      hasPlayed = true
      session.setPlayId(tabId)
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
