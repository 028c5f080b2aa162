import { attachSource } from './attach-source'
import { createLessonPosition } from './lesson-position'
import type { PlaybackOptions } from './playback-options'
import type { PlayerFailure } from './player-failure'
import type { StreamSource } from './player-source'
import { resumePosition } from './resume-position'
import { createStallWatch } from './stall-watch'

/** A lesson being played on one video element. */
export interface Playback {
  /** Plays a source; a second one goes on where the first was. */
  load(source: StreamSource): void
  play(): void
  pause(): void
  toggle(): void
  /** Where it is allowed, goes to this second, within the lesson. */
  seek(seconds: number): void
  /** @returns whether that speed is allowed */
  setRate(rate: number): boolean
  /** Starts over, a trial too. */
  replay(): void
  /** Tells the last position and lets go of the element, the listeners and the network. */
  destroy(): void
}

/** So near before the end of a trial, playing on is no use. */
const trialEdge = 0.3

/** Rounding of browsers when they seek, in seconds. */
const seekTolerance = 0.5

/** Binds the rules of watching to a video element. */
export function createPlayback(video: HTMLVideoElement, options: () => PlaybackOptions): Playback {
  const life = new AbortController()
  const { signal } = life
  const position = createLessonPosition(options().startAt ?? 0, (progress) =>
    options().onProgress?.(progress),
  )
  const stalls = createStallWatch(video, signal, failAsStalled)
  let detach: (() => void) | undefined
  let hasBegun = false
  /** What the learner wants, which an element without a source forgets. */
  let isWanted = options().autoPlay ?? false
  let isPlaying = false
  /** False while a source loads: its time is then not a position in the lesson. */
  let isReady = false
  let isTrialOver = false

  function play() {
    video.play().catch((reason: unknown) => {
      // Overtaken by a pause or another source, or refused: there was no user gesture yet.
      const isRefused = reason instanceof DOMException && reason.name === 'NotAllowedError'
      if (isRefused) isWanted = false
    })
  }

  function fail(failure: PlayerFailure) {
    stalls.stop()
    position.record('pause')
    setPlaying(false)
    // A video that is reported as stopped must not play on.
    isReady = false
    detach?.()
    detach = undefined
    options().onFailure(failure)
  }

  function failAsStalled() {
    if (!isWanted) return
    fail({ kind: navigator.onLine ? 'stalled' : 'offline' })
  }

  function setPlaying(next: boolean) {
    if (isPlaying === next) return
    isPlaying = next
    options().onPlayingChange?.(next)
  }

  function endTrial() {
    const { stopAt = Infinity } = options()
    isWanted = false
    video.pause()
    if (video.currentTime > stopAt) video.currentTime = stopAt
    if (isTrialOver) return
    isTrialOver = true
    position.record('pause')
    options().onTrialChange(true)
  }

  function begin() {
    if (isReady) return
    const { startAt, stopAt, isFinished } = options()
    const { duration } = video
    const isFirst = !hasBegun
    const target = isFirst
      ? resumePosition({ startAt, stopAt, duration, isFinished })
      : position.current()
    hasBegun = true
    position.jump(target)
    if (target > 0) video.currentTime = target
    isReady = true
    if (isFirst && target > 0) options().onResumed(target)
    if (isWanted) play()
  }

  function follow() {
    if (!isReady || video.seeking) return
    // A video that begins again by itself never ends.
    if (video.loop) video.loop = false
    const { stopAt } = options()
    position.advance(Math.min(video.currentTime, stopAt ?? Infinity))
    if (position.current() === stopAt) return endTrial()
    if (!isTrialOver || video.ended) return
    isTrialOver = false
    options().onTrialChange(false)
  }

  const isSeekable = () => options().seekable ?? true

  function isForbidden(target: number): boolean {
    return !isSeekable() && target > position.furthest() + seekTolerance
  }

  function checkSeek() {
    if (!isReady || Math.abs(video.currentTime - position.current()) < 0.01) return
    if (isForbidden(video.currentTime)) {
      video.currentTime = position.current()
      options().onRefused()
      return
    }
    const { stopAt } = options()
    position.record('seek')
    position.jump(Math.min(video.currentTime, stopAt ?? Infinity))
    if (position.current() === stopAt) endTrial()
  }

  function checkPlay() {
    const { stopAt, isTakenOver } = options()
    if (isTakenOver || !detach) return video.pause()
    if (stopAt !== undefined && video.currentTime >= stopAt - trialEdge) return endTrial()
    isWanted = true
    setPlaying(true)
  }

  function stop() {
    // A video that begins again never stops.
    if (!detach || (video.ended && loops())) return
    isWanted = false
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
      isWanted = false
      setPlaying(false)
      return endTrial()
    }
    // The time of the last event may be short of the end.
    position.advance(Math.max(position.current(), video.currentTime))
    const end = Math.max(Number.isFinite(video.duration) ? video.duration : 0, lessonSeconds)
    const isPlayed = position.finish(end)
    if (loops()) return replay()
    isWanted = false
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
    // The default survives a change of source, the current rate alone would not.
    video.defaultPlaybackRate = rate
    video.playbackRate = rate
  }

  /** Only one player of a page plays. */
  function yieldTo({ target }: Event) {
    const isOther = target !== video && target instanceof HTMLVideoElement
    if (isOther && target.matches('[data-player-video]')) video.pause()
  }

  function hide() {
    if (document.hidden) position.record('hide')
  }

  video.addEventListener('loadedmetadata', begin, { signal })
  video.addEventListener('timeupdate', follow, { signal })
  video.addEventListener('seeking', checkSeek, { signal })
  video.addEventListener('play', checkPlay, { signal })
  video.addEventListener('pause', stop, { signal })
  video.addEventListener('ended', finish, { signal })
  video.addEventListener('ratechange', keepRate, { signal })
  window.addEventListener('pagehide', () => position.record('leave'), { signal })
  document.addEventListener('visibilitychange', hide, { signal })
  // The events of media do not bubble.
  document.addEventListener('play', yieldTo, { signal, capture: true })

  return {
    load(source) {
      isReady = false
      detach?.()
      detach = attachSource(video, source, fail)
      if (isWanted) stalls.start()
    },
    play,
    pause: () => video.pause(),
    toggle: () => (video.paused ? play() : video.pause()),
    seek(seconds) {
      if (!isReady) return
      const { stopAt = Infinity } = options()
      const { duration } = video
      const end = Math.min(Number.isFinite(duration) ? duration : Infinity, stopAt)
      const target = Math.max(0, Math.min(seconds, end))
      if (isForbidden(target)) return options().onRefused()
      video.currentTime = target
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
