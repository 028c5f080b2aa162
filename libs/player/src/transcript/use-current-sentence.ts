import { useCallback, useSyncExternalStore } from 'react'
import type { PlayerHandle } from '../player/use-player-handle'
import { sentenceAt, type Sentence } from './sentences'

/** Part of the player handle that a transcript uses. */
export type TranscriptPlayer = Pick<PlayerHandle, 'currentTime' | 'seek' | 'subscribe'>

/** Index of the current sentence. -1 before the first one, and without a player. */
export function useCurrentSentence(
  player: TranscriptPlayer | null,
  sentences: readonly Sentence[],
): number {
  const subscribe = useCallback(
    (onChange: () => void) => player?.subscribe(onChange) ?? (() => {}),
    [player],
  )
  return useSyncExternalStore(
    subscribe,
    () => (player ? sentenceAt(sentences, player.currentTime) : -1),
    () => -1,
  )
}
