/** Video element with a clock that the test controls, because happy-dom plays nothing. */
export interface FakeVideo {
  element: HTMLVideoElement
  /** Loads a video of this length in seconds. Seeks are limited to `seekableUntil`. */
  loadMetadata(duration: number, seekableUntil?: number): void
  /** Plays to a second, with four `timeupdate` events per second as in browsers, or in other steps. */
  playTo(seconds: number, step?: number): void
  /** Sets the position in one step. */
  passTo(seconds: number): void
  /** Seeks like a slider or a key. */
  seek(seconds: number): void
  end(): void
  fail(code: number): void
}

interface Clock {
  currentTime: number
  duration: number
  seekableUntil: number
  paused: boolean
  ended: boolean
  seeking: boolean
  error: { code: number } | null
}

/** Replaces the clock and the playback methods of a video element. */
export function fakeVideo(element = document.createElement('video')): FakeVideo {
  const clock: Clock = {
    currentTime: 0,
    duration: NaN,
    seekableUntil: Infinity,
    paused: true,
    ended: false,
    seeking: false,
    error: null,
  }
  const tell = (name: string) => element.dispatchEvent(new Event(name))

  function moveTo(seconds: number) {
    clock.currentTime = Math.min(seconds, clock.seekableUntil)
    clock.seeking = true
    tell('seeking')
    clock.seeking = false
    tell('seeked')
    tell('timeupdate')
  }

  Object.defineProperties(element, {
    currentTime: { configurable: true, get: () => clock.currentTime, set: moveTo },
    duration: { configurable: true, get: () => clock.duration },
    paused: { configurable: true, get: () => clock.paused },
    ended: { configurable: true, get: () => clock.ended },
    seeking: { configurable: true, get: () => clock.seeking },
    error: { configurable: true, get: () => clock.error },
    canPlayType: { configurable: true, value: () => '' },
    load: {
      configurable: true,
      value: () => {
        Object.assign(clock, { currentTime: 0, duration: NaN, paused: true, ended: false })
        tell('timeupdate')
      },
    },
    play: {
      configurable: true,
      value: () => {
        clock.paused = false
        clock.ended = false
        tell('play')
        if (!clock.paused) tell('playing')
        return Promise.resolve()
      },
    },
    pause: {
      configurable: true,
      value: () => {
        if (clock.paused) return
        clock.paused = true
        tell('pause')
      },
    },
  })

  return {
    element,
    loadMetadata(duration, seekableUntil = Infinity) {
      clock.duration = duration
      clock.seekableUntil = seekableUntil
      tell('loadedmetadata')
    },
    playTo(seconds, step = 0.25) {
      if (clock.paused) void element.play()
      while (clock.currentTime < seconds && !clock.paused) {
        clock.currentTime = Math.min(seconds, clock.currentTime + step)
        tell('timeupdate')
      }
    },
    passTo(seconds) {
      clock.currentTime = seconds
      tell('timeupdate')
    },
    seek: moveTo,
    end() {
      clock.paused = true
      clock.ended = true
      tell('pause')
      tell('ended')
    },
    fail(code) {
      clock.error = { code }
      tell('error')
    },
  }
}
