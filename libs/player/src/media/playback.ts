import { attachSource } from './attach-source'
import { hasEnded, lessonLength } from '../rules/position/lesson-length'
import { createLessonPosition } from '../rules/position/lesson-position'
import { createLandings } from './landings'
import { pauseForOthers } from './pause-for-others'
import type { PlaybackOptions } from '../rules/playback-options'
import type { PlayerFailure } from '../rules/player-failure'
import type { StreamUrl } from '../rules/player-source'
import { createStallWatch } from '../rules/stall-watch'

/** Playback of a lesson on a video element. */
export interface Playback {
  /** Loads a source. Loading another one keeps the position. */
  load(source: StreamUrl): void
  play(): void
  pause(): void
  toggle(): void
  /** Jumps to a second of the lesson, if the jump is allowed. */
  seek(seconds: number): void
  /** @returns whether the speed is allowed */
  setRate(rate: number): boolean
  /** Starts over, also after the end of a trial. */
  replay(): void
  /** Records the last position, then removes all listeners and the source. */
  destroy(): void
}

/** A trial does not continue this close to its end, in seconds. */
const trialTolerance = 0.3

/** How far a browser may round the start, in seconds. */
const startTolerance = 0.5

/** Adds resuming, progress records, trials and limits on seeking to a video element. */
export function createPlayback(video: HTMLVideoElement, options: () => PlaybackOptions): Playback {
  const life = new AbortController()
  const { signal } = life
  const { startAt: lastPosition = 0, watchedUntil = lastPosition } = options()
  const position = createLessonPosition(watchedUntil, (progress) =>
    options().onProgress?.(progress),
  )
  const landings = createLandings(video, position, options)
  const stalls = createStallWatch(video, signal, () => {
    if (shouldPlay) fail({ kind: navigator.onLine ? 'stalled' : 'offline' })
  })
  let detach: (() => void) | undefined
  let hasBegun = false
  /** Stored separately because the element pauses when its source is removed. */
  let shouldPlay = options().autoPlay ?? false
  let isPlaying = false
  /** False while a source loads, when the element's time is not a position in the lesson. */
  let isReady = false
  let isTrialOver = false

  function play() {
    video.play().catch((reason: unknown) => {
      // Browsers refuse to play before the first gesture. Other errors are interruptions by a pause or a load.
      const isRefused = reason instanceof DOMException && reason.name === 'NotAllowedError'
      if (isRefused) shouldPlay = false
    })
  }

  function fail(failure: PlayerFailure) {
    stalls.stop()
    position.record('pause')
    setPlaying(false)
    // A failed video must not continue.
    isReady = false
    detach?.()
    detach = undefined
    options().onFailure(failure)
  }

  function setPlaying(next: boolean) {
    if (isPlaying === next) return
    isPlaying = next
    position.setPlaying(next)
    options().onPlayingChange?.(next)
  }

  function endTrial() {
    const { stopAt = Infinity } = options()
    shouldPlay = false
    video.pause()
    if (video.currentTime > stopAt) video.currentTime = stopAt
    if (isTrialOver) return
    isTrialOver = true
    position.record('pause')
    options().onTrialChange(true)
  }

  function begin() {
    if (isReady) return
    const isFirst = !hasBegun
    const target = isFirst ? landings.first() : position.current()
    hasBegun = true
    position.jump(target)
    if (target > 0) {
      video.addEventListener('seeked', () => checkStart(target, isFirst), { signal, once: true })
      video.currentTime = target
    }
    isReady = true
    if (shouldPlay) play()
  }

  /** A browser that cannot seek in the video starts at another position. */
  function checkStart(target: number, isFirst: boolean) {
    if (Math.abs(video.currentTime - target) > startTolerance) position.jump(video.currentTime)
    else if (isFirst) options().onResumed(target)
  }

  function advance() {
    if (!isReady || video.seeking) return
    position.advance(Math.min(video.currentTime, options().stopAt ?? Infinity))
  }

  function follow() {
    if (!isReady || video.seeking) return
    // With the `loop` attribute, the element fires no `ended` event.
    if (video.loop) video.loop = false
    const { stopAt, lessonSeconds } = options()
    advance()
    if (position.current() === stopAt) return endTrial()
    if (isTrialOver && !video.ended) {
      isTrialOver = false
      options().onTrialChange(false)
    }
    // If the browser treats the video as a live stream, it fires no `ended` event.
    if (video.paused || video.ended || !hasEnded(video, lessonSeconds)) return
    finish()
    if (!loops()) video.pause()
  }

  const isSeekable = () => options().seekable ?? true

  function checkSeek() {
    if (!isReady || Math.abs(video.currentTime - position.current()) < 0.01) return
    const target = landings.of(video.currentTime)
    if (target === null) {
      video.currentTime = position.current()
      return
    }
    position.record('seek')
    position.jump(target)
    if (target === options().stopAt) endTrial()
  }

  function checkPlay() {
    const { stopAt, lessonSeconds, isTakenOver } = options()
    if (isTakenOver || !detach) return video.pause()
    if (stopAt !== undefined && video.currentTime >= stopAt - trialTolerance) return endTrial()
    if (!video.ended && hasEnded(video, lessonSeconds)) video.currentTime = 0
    shouldPlay = true
    setPlaying(true)
  }

  function stop() {
    // The pause between two rounds of a loop is no stop.
    if (!detach || (video.ended && loops())) return
    shouldPlay = false
    advance()
    position.record('pause')
    setPlaying(false)
  }

  function loops(): boolean {
    const { loop, stopAt } = options()
    return Boolean(loop) && stopAt === undefined
  }

  function replay() {
    video.currentTime = 0
    play()
  }

  function finish() {
    const { stopAt, lessonSeconds = 0 } = options()
    if (!isReady) return
    if (stopAt !== undefined) {
      shouldPlay = false
      setPlaying(false)
      return endTrial()
    }
    // The last `timeupdate` may be before the end.
    position.advance(Math.max(position.current(), video.currentTime))
    const isPlayed = position.finish(Math.max(lessonLength(video.duration) || 0, lessonSeconds))
    if (loops()) return replay()
    shouldPlay = false
    setPlaying(false)
    if (isPlayed) options().onEnded?.()
  }

  function keepRate() {
    if (!isSeekable() && video.playbackRate !== 1) {
      setRate(1)
      options().onRefused()
    }
  }

  function setRate(rate: number) {
    // Loading a source resets the current rate to the default rate.
    video.defaultPlaybackRate = rate
    video.playbackRate = rate
  }

  video.addEventListener('timeupdate', follow, { signal })
  video.addEventListener('seeking', checkSeek, { signal })
  video.addEventListener('play', checkPlay, { signal })
  video.addEventListener('pause', stop, { signal })
  video.addEventListener('ended', finish, { signal })
  video.addEventListener('ratechange', keepRate, { signal })
  window.addEventListener('pagehide', () => position.record('leave'), { signal })
  document.addEventListener('visibilitychange', () => document.hidden && position.record('hide'), {
    signal,
  })
  pauseForOthers(video, signal)

  return {
    load(source) {
      isReady = false
      detach?.()
      detach = attachSource(video, source, { onReady: begin, onFailure: fail })
      if (shouldPlay) stalls.start()
    },
    play,
    pause: () => video.pause(),
    toggle: () => (video.paused ? play() : video.pause()),
    seek(seconds) {
      const target = isReady ? landings.of(seconds) : null
      if (target !== null) video.currentTime = target
    },
    setRate(rate) {
      const isAllowed = rate === 1 || isSeekable()
      if (isAllowed) setRate(rate)
      else options().onRefused()
      return isAllowed
    },
    replay,
    destroy() {
      position.record('leave')
      setPlaying(false)
      life.abort()
      detach?.()
    },
  }
}
