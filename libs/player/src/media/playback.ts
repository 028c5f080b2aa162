import { attachSource } from './attach-source'
import { hasEnded, lessonLength } from '../rules/lesson-length'
import { createLessonPosition } from '../rules/lesson-position'
import { pauseForOthers } from './pause-for-others'
import type { PlaybackOptions } from '../rules/playback-options'
import type { PlayerFailure } from '../rules/player-failure'
import type { StreamSource } from '../rules/player-source'
import { resumePosition } from '../rules/resume-position'
import { createStallWatch } from '../rules/stall-watch'

/** A lesson being played on one video element. */
export interface Playback {
  /** Plays a source; a second one continues where the first was. */
  load(source: StreamSource): void
  play(): void
  pause(): void
  toggle(): void
  /** Jumps to this second within the lesson, where jumps are allowed. */
  seek(seconds: number): void
  /** @returns whether that speed is allowed */
  setRate(rate: number): boolean
  /** Starts over, a trial too. */
  replay(): void
  /** Records the last position and releases the element, the listeners and the network. */
  destroy(): void
}

/** A trial does not continue this close to its end, in seconds. */
const trialEdge = 0.3

/** How far a browser may round a seek, in seconds. */
const seekTolerance = 0.5

/** Binds the rules of watching to a video element. */
export function createPlayback(video: HTMLVideoElement, options: () => PlaybackOptions): Playback {
  const life = new AbortController()
  const { signal } = life
  const position = createLessonPosition(options().startAt ?? 0, (progress) =>
    options().onProgress?.(progress),
  )
  const stalls = createStallWatch(video, signal, () => {
    if (isWanted) fail({ kind: navigator.onLine ? 'stalled' : 'offline' })
  })
  let detach: (() => void) | undefined
  let hasBegun = false
  /** Whether it should play; an element without a source forgets that. */
  let isWanted = options().autoPlay ?? false
  let isPlaying = false
  /** False while a source loads: its time is then not a position in the lesson. */
  let isReady = false
  let isTrialOver = false

  function play() {
    video.play().catch((reason: unknown) => {
      // Interrupted by a pause or another source, or refused: there was no user gesture yet.
      const isRefused = reason instanceof DOMException && reason.name === 'NotAllowedError'
      if (isRefused) isWanted = false
    })
  }

  function fail(failure: PlayerFailure) {
    stalls.stop()
    position.record('pause')
    setPlaying(false)
    // A video that is reported as stopped must not continue.
    isReady = false
    detach?.()
    detach = undefined
    options().onFailure(failure)
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
    const { startAt, stopAt, lessonSeconds, isFinished } = options()
    const duration = lessonLength(video.duration, lessonSeconds)
    const isFirst = !hasBegun
    const target = isFirst
      ? resumePosition({ startAt, stopAt, duration, isFinished })
      : position.current()
    hasBegun = true
    position.jump(target)
    if (target > 0) {
      video.addEventListener('seeked', () => checkStart(target, isFirst), { signal, once: true })
      video.currentTime = target
    }
    isReady = true
    if (isWanted) play()
  }

  /** A browser that cannot seek in a recording starts it elsewhere. */
  function checkStart(target: number, isFirst: boolean) {
    if (Math.abs(video.currentTime - target) > seekTolerance) position.jump(video.currentTime)
    else if (isFirst) options().onResumed(target)
  }

  function follow() {
    if (!isReady || video.seeking) return
    // A video that begins again by itself never ends.
    if (video.loop) video.loop = false
    const { stopAt, lessonSeconds } = options()
    position.advance(Math.min(video.currentTime, stopAt ?? Infinity))
    if (position.current() === stopAt) return endTrial()
    if (isTrialOver && !video.ended) {
      isTrialOver = false
      options().onTrialChange(false)
    }
    // No `ended` event: the browser takes the recording for a live stream.
    if (video.paused || video.ended || !hasEnded(video, lessonSeconds)) return
    finish()
    if (!loops()) video.pause()
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
    const { stopAt, lessonSeconds, isTakenOver } = options()
    if (isTakenOver || !detach) return video.pause()
    if (stopAt !== undefined && video.currentTime >= stopAt - trialEdge) return endTrial()
    if (!video.ended && hasEnded(video, lessonSeconds)) video.currentTime = 0
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
    const isPlayed = position.finish(Math.max(lessonLength(video.duration) || 0, lessonSeconds))
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
      if (isWanted) stalls.start()
    },
    play,
    pause: () => video.pause(),
    toggle: () => (video.paused ? play() : video.pause()),
    seek(seconds) {
      if (!isReady) return
      const { stopAt = Infinity, lessonSeconds } = options()
      const end = Math.min(lessonLength(video.duration, lessonSeconds) || Infinity, stopAt)
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
