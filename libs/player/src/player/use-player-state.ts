import { useEffect, useState, type RefObject } from 'react'
import { bringBack } from '../picture-in-picture'
import type { Playback } from '../playback'
import type { PlayerFailure } from '../player-failure'
import type { PlayerProps } from './player-props'
import { useOnlineRetry } from './use-online-retry'
import { usePassingNotice } from './use-passing-notice'
import { usePlayback } from './use-playback'
import type { Quality } from './use-quality'
import { usePauseWhileTakenOver } from './use-pause-while-taken-over'
import { useVideo } from './use-video'

/** What covers the video. */
type Cover = 'taken-over' | 'failure' | 'trial-over' | 'ended'

/** The video as the learner finds it. */
export interface PlayerState {
  playback: RefObject<Playback | null>
  cover: Cover | null
  failure: PlayerFailure | undefined
  isRetrying: boolean
  /** A forward jump or another speed was refused just now. */
  isRefused: boolean
  /** Second at which playback went on instead of beginning at 0, until that was said. */
  resumedAt: number | null
  retry: () => void
  /** Plays this one of the qualities, another time if it is the one that failed. */
  chooseQuality: (index: number) => void
  replay: () => void
  fromStart: () => void
  forgetResume: () => void
}

type PlayerStateOptions = Omit<PlayerProps, 'ref' | 'sources' | 'preferences'>

/** Plays a quality by the rules, another one where it cannot, and keeps what came of it. */
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
  const [resumedAt, setResumedAt] = useState<number | null>(null)
  const refusal = usePassingNotice()
  const hasEnded = useVideo(video, (v) => v.ended, false)

  const { source } = quality
  const key = `${attempt} ${source.url}`
  const failure = failed?.key === key ? failed.failure : undefined
  const isTakenOver = Boolean(props.takenOver)

  const playback = usePlayback(video, source, attempt, {
    ...props,
    isTakenOver,
    onFailure(cause) {
      // Without a network none of them can be played.
      if (cause.kind !== 'offline' && quality.tryAnother()) return
      setFailed({ key, failure: cause })
      props.onError?.(cause)
    },
    onRefused: refusal.show,
    onResumed: setResumedAt,
    onTrialChange(isOver) {
      setIsTrialOver(isOver)
      if (!isOver) return
      if (video) bringBack(video)
      props.onTrialOver?.()
    },
  })
  usePauseWhileTakenOver(playback, video, isTakenOver)

  const wantedRate = props.seekable === false ? 1 : rate
  useEffect(() => {
    playback.current?.setRate(wantedRate)
  }, [playback, video, wantedRate])

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
    return hasEnded && props.stopAt === undefined && !props.loop ? 'ended' : null
  }

  return {
    playback,
    cover: cover(),
    failure,
    isRetrying,
    isRefused: refusal.isShown,
    resumedAt,
    retry: tryAgain,
    chooseQuality(index) {
      quality.choose(index)
      if (failure) setAttempt((count) => count + 1)
    },
    replay: () => playback.current?.replay(),
    fromStart() {
      setResumedAt(null)
      playback.current?.replay()
    },
    forgetResume: () => setResumedAt(null),
  }
}
