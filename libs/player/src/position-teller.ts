/** Shortest time between two positions told while playing, in ms. */
const pause = 1_000

/** Tells where the learner is and which parts were played. */
export interface PositionTeller {
  /** The position while playing. */
  advance(position: number): void
  /** Tells at once what is not told yet. */
  flush(): void
  /** Playback goes on from elsewhere; what lies between was not played. */
  jump(position: number): void
}

interface Listeners {
  onPosition: (seconds: number) => void
  onWatched: (from: number, to: number) => void
}

/** Tells the position once a second at most, and with it the part played since the last time. */
export function createPositionTeller({ onPosition, onWatched }: Listeners): PositionTeller {
  let from = 0
  let position = 0
  let told = 0
  let toldAt = 0

  function flush() {
    if (position > from) onWatched(from, position)
    from = position
    if (position !== told) onPosition(position)
    told = position
    toldAt = Date.now()
  }

  return {
    advance(next) {
      position = next
      if (Math.abs(Date.now() - toldAt) >= pause) flush()
    },
    flush,
    jump(next) {
      from = next
      position = next
      told = next
    },
  }
}
