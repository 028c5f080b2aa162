import { useEffect, useMemo, useState, type RefObject } from 'react'
import { hasEnded } from '../rules/position/lesson-length'
import { returnToPage } from '../media/picture-in-picture'
import type { Playback } from '../media/playback'
import type { PlayerFailure } from '../rules/player-failure'
import { createVideoStore, type VideoStore } from '../media/video-store'
import type { PlayerProps } from '../player/player-props'
import { useOnlineRetry } from '../panels/use-online-retry'
import { usePassingNotice } from '../panels/use-passing-notice'
import { usePlayback } from './use-playback'
import type { Quality } from './use-quality'
import { usePauseWhileTakenOver } from './use-pause-while-taken-over'
import { useVideo } from './use-video'

type Cover = 'taken-over' | 'failure' | 'trial-over' | 'ended'

/** State of the player and the actions of its panels. */
export interface PlayerState {
  playback: RefObject<Playback | null>
  /** State of the video for the controls. `null` while there is no element. */
  store: VideoStore | null
  cover: Cover | null
  /** True if the learner played to the end, rather than jumped there. */
  isCompleted: boolean
  failure: PlayerFailure | undefined
  isRetrying: boolean
  /** True shortly after a forward jump or a change of speed was refused. */
  isRefused: boolean
  /** Second at which playback resumed. `null` once the notice about it has closed. */
  resumedAt: number | null
  retry: () => void
  /** Plays this quality. Retries it if it is the one that failed. */
  chooseQuality: (index: number) => void
  replay: () => void
  fromStart: () => void
  dismissResume: () => void
}

type PlayerStateOptions = Omit<PlayerProps, 'ref' | 'sources' | 'preferences'>

/** Plays a quality, or another one if it fails, and holds the resulting state. */
export function usePlayerState(
  video: HTMLVideoElement | null,
  quality: Quality,
  rate: number,
  props: PlayerStateOptions,
): PlayerState {
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<{ key: string; failure: PlayerFailure }>()
  const [isRetrying, setIsRetrying] = useState(false)
  const [isTrialOver, setIsTrialOver] = useState(false)
  const [isCompleted, setIsCompleted] = useState(false)
  const [resumedAt, setResumedAt] = useState<number | null>(null)
  const refusal = usePassingNotice()
  const store = useMemo(() => video && createVideoStore(video), [video])
  const isOver = useVideo(store, (v) => hasEnded(v, props.lessonSeconds), false)

  const { source } = quality
  const key = `${attempt} ${source.url}`
  const failure = failed?.key === key ? failed.failure : undefined
  const isTakenOver = Boolean(props.takenOver)

  const playback = usePlayback(video, source, attempt, {
    ...props,
    isTakenOver,
    onFailure(cause) {
      // No quality can be played offline.
      if (cause.kind !== 'offline' && quality.tryAnother()) return
      setFailed({ key, failure: cause })
      props.onError?.(cause)
    },
    onRefused: refusal.show,
    onEnded() {
      setIsCompleted(true)
      props.onEnded?.()
    },
    onResumed: setResumedAt,
    onTrialChange(isTrialEnd) {
      setIsTrialOver(isTrialEnd)
      if (!isTrialEnd) return
      if (video) returnToPage(video)
      props.onTrialOver?.()
    },
  })
  usePauseWhileTakenOver(playback, video, isTakenOver)

  const allowedRate = props.seekable === false ? 1 : rate
  useEffect(() => {
    playback.current?.setRate(allowedRate)
  }, [playback, video, allowedRate])

  async function retry() {
    setIsRetrying(true)
    try {
      await props.onRetry?.()
    } finally {
      setIsRetrying(false)
      quality.forgetFailures()
      setAttempt((count) => count + 1)
    }
  }
  const tryAgain = () => void retry().catch(() => {})
  useOnlineRetry(failure?.kind === 'offline', tryAgain)

  function cover(): Cover | null {
    if (isTakenOver) return 'taken-over'
    if (failure) return 'failure'
    if (isTrialOver) return 'trial-over'
    return isOver && props.stopAt === undefined && !props.loop ? 'ended' : null
  }

  return {
    playback,
    store,
    cover: cover(),
    isCompleted,
    failure,
    isRetrying,
    isRefused: refusal.isShown,
    resumedAt,
    retry: tryAgain,
    chooseQuality(index) {
      quality.choose(index)
      if (failure) setAttempt((count) => count + 1)
    },
    replay() {
      setIsCompleted(false)
      playback.current?.replay()
    },
    fromStart() {
      setResumedAt(null)
      playback.current?.replay()
    },
    dismissResume: () => setResumedAt(null),
  }
}
