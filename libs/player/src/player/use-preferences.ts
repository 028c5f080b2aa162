import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { captionsOf, followCaptions, showCaptions, type Captions } from '../media/captions'
import { completePreferences, type PlayerPreferences } from '../rules/player-preferences'
import { followVolume, setVolume } from '../media/volume'
import type { PlayerProps } from './player-props'

interface Preferences {
  preferences: PlayerPreferences
  change: (part: Partial<PlayerPreferences>) => void
  captions: Captions
}

function isSame(one: Captions, other: Captions): boolean {
  return one.chosen === other.chosen && one.labels.join() === other.labels.join()
}

/** Applies the learner's preferences to the element, and updates them when the element changes. */
export function usePreferences(
  video: HTMLVideoElement | null,
  {
    preferences: initial,
    muted,
    onPreferencesChange: onChange,
    onCaptionsChange,
  }: Pick<PlayerProps, 'preferences' | 'muted' | 'onPreferencesChange' | 'onCaptionsChange'>,
): Preferences {
  const [preferences, setPreferences] = useState(() => {
    const complete = completePreferences(initial)
    return muted === undefined ? complete : { ...complete, isMuted: muted }
  })
  const [captions, setCaptions] = useState<Captions>({ labels: [], chosen: -1 })
  const { volume, isMuted, showsCaptions, captionsLabel } = preferences
  const latest = useRef({ preferences, onChange })

  useEffect(() => {
    latest.current = { preferences, onChange }
  })

  function change(part: Partial<PlayerPreferences>) {
    const next = { ...latest.current.preferences, ...part }
    latest.current.preferences = next
    setPreferences(next)
    latest.current.onChange?.(next)
  }

  const changeVolume = useEffectEvent(change)
  const reportCaptions = useEffectEvent((labels: readonly string[]) => onCaptionsChange?.(labels))

  useEffect(() => {
    if (video) setVolume(video, volume, isMuted)
  }, [video, volume, isMuted])

  useEffect(() => {
    if (!video) return
    return followVolume(video, ({ volume, isMuted }) => {
      const known = latest.current.preferences
      const level = volume || known.volume
      if (isMuted === known.isMuted && level === known.volume) return
      changeVolume({ volume: level, isMuted })
    })
  }, [video])

  useEffect(() => {
    if (!video) return
    const follow = () => {
      const found = captionsOf(video, captionsLabel)
      showCaptions(video, showsCaptions ? found.chosen : -1)
      setCaptions((known) => (isSame(known, found) ? known : found))
    }
    follow()
    return followCaptions(video, follow)
  }, [video, showsCaptions, captionsLabel])

  useEffect(() => reportCaptions(captions.labels), [captions.labels])

  return { preferences, change, captions }
}
