import { attachSource } from './attach-source'
import type { PlayerFailure } from './player-failure'
import type { StreamSource } from './player-source'
import { createProgressReporter, type ProgressCause } from './progress-reporter'
import { resumePosition } from './resume-position'
import { createSeekGuard } from './seek-guard'

/** What a playback follows and whom it tells; read anew at every event. */
export interface PlaybackOptions {
  /** Second at which the learner was last. */
  startAt?: number
  /** Second at which a trial ends. */
  stopAt?: number
  /** Forward jumps and other speeds are forbidden. */
  bansSeeking?: boolean
  /** Length of the lesson as the school states it, which decides when it counts as watched. */
  lessonSeconds?: number
  onProgress?: (seconds: number, cause: ProgressCause) => void
  onEnded?: () => void
  onFailure: (failure: PlayerFailure) => void
  onRefusedSeek: () => void
  /** A trial came to its end (`true`), or goes on before it (`false`). */
  onTrialChange: (isOver: boolean) => void
}

/** A lesson being played on one video element. */
export interface Playback {
  /** Plays a source; a second one goes on where the first was. */
  load(source: StreamSource): void
  setRate(rate: number): void
  /** Starts a trial over. */
  replay(): void
  /** Tells the last position and lets go of the element, the listeners and the network. */
  destroy(): void
}

/** So near before the end of a trial, playing on is no use. */
const trialEdge = 0.3

/** Binds the rules of watching to a video element. */
export function createPlayback(video: HTMLVideoElement, options: () => PlaybackOptions): Playback {
  const reporter = createProgressReporter((seconds, cause) =>
    options().onProgress?.(seconds, cause),
  )
  const guard = createSeekGuard(options().startAt ?? 0)
  const listening = new AbortController()
  let detach: (() => void) | undefined
  let position: number | undefined
  let resumesPlaying = false
  /** False while a source loads: its clock then says nothing about the lesson. */
  let isReady = false
  let isTrialOver = false

  const play = () => void video.play().catch(() => {})

  function endTrial() {
    video.pause()
    if (isTrialOver) return
    isTrialOver = true
    reporter.flush('pause')
    options().onTrialChange(true)
  }

  function begin() {
    const { startAt, stopAt } = options()
    const { duration } = video
    const target = position ?? resumePosition({ startAt, stopAt, duration })
    position = target
    reporter.jump(target)
    if (target > 0) video.currentTime = target
    isReady = true
    if (resumesPlaying) play()
  }

  function follow() {
    if (!isReady || video.seeking) return
    const { stopAt } = options()
    position = Math.min(video.currentTime, stopAt ?? Infinity)
    reporter.advance(position)
    guard.advance(position)
    if (position === stopAt) return endTrial()
    if (!isTrialOver || video.ended) return
    isTrialOver = false
    options().onTrialChange(false)
  }

  function judgeSeek() {
    if (!isReady || Math.abs(video.currentTime - (position ?? 0)) < 0.01) return
    const { bansSeeking, stopAt } = options()
    const correction = bansSeeking ? guard.correct(video.currentTime) : null
    if (correction !== null) {
      video.currentTime = correction
      options().onRefusedSeek()
      return
    }
    reporter.flush('seek')
    position = Math.min(video.currentTime, stopAt ?? Infinity)
    reporter.jump(position)
    if (position !== stopAt) return
    video.currentTime = stopAt
    endTrial()
  }

  function refusePlayAfterTrial() {
    const { stopAt } = options()
    if (stopAt !== undefined && video.currentTime >= stopAt - trialEdge) endTrial()
  }

  function finish() {
    const { stopAt, lessonSeconds = 0 } = options()
    if (!isReady) return
    if (stopAt !== undefined) return endTrial()
    reporter.finish(Math.max(video.duration, lessonSeconds))
    options().onEnded?.()
  }

  function keepRate() {
    if (options().bansSeeking && video.playbackRate !== 1) video.playbackRate = 1
  }

  const { signal } = listening
  video.addEventListener('loadedmetadata', begin, { signal })
  video.addEventListener('timeupdate', follow, { signal })
  video.addEventListener('seeking', judgeSeek, { signal })
  video.addEventListener('play', refusePlayAfterTrial, { signal })
  video.addEventListener('pause', () => reporter.flush('pause'), { signal })
  video.addEventListener('ended', finish, { signal })
  video.addEventListener('ratechange', keepRate, { signal })
  window.addEventListener('pagehide', () => reporter.flush('leave'), { signal })
  document.addEventListener('visibilitychange', () => document.hidden && reporter.flush('hide'), {
    signal,
  })

  return {
    load(source) {
      if (detach) resumesPlaying = !video.paused && !video.ended
      isReady = false
      detach?.()
      detach = attachSource(video, source, (failure) => options().onFailure(failure))
    },
    setRate(rate) {
      // The default survives a change of source, the current rate alone would not.
      video.defaultPlaybackRate = rate
      video.playbackRate = rate
    },
    replay() {
      video.currentTime = 0
      play()
    },
    destroy() {
      reporter.flush('leave')
      listening.abort()
      detach?.()
    },
  }
}
