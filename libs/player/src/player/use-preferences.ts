import { useEffect, useRef, useState } from 'react'
import { followCaptions, hasCaptions, showCaptions } from '../captions'
import { completePreferences, type PlayerPreferences } from '../player-preferences'
import { followVolume, setVolume } from '../volume'
import type { PlayerProps } from './player-props'

interface Preferences {
  preferences: PlayerPreferences
  change: (part: Partial<PlayerPreferences>) => void
  /** The recording has captions to be shown. */
  hasCaptions: boolean
}

/** The learner's choices: applied to the element, and updated when it is changed from outside. */
export function usePreferences(
  video: HTMLVideoElement | null,
  {
    preferences: initial,
    muted,
    onPreferencesChange: onChange,
  }: Pick<PlayerProps, 'preferences' | 'muted' | 'onPreferencesChange'>,
): Preferences {
  const [preferences, setPreferences] = useState(() => {
    const complete = completePreferences(initial)
    return muted === undefined ? complete : { ...complete, isMuted: muted }
  })
  const [isCaptioned, setIsCaptioned] = useState(false)
  const { volume, isMuted, showsCaptions } = preferences
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

  const latestChange = useRef(change)
  useEffect(() => {
    latestChange.current = change
  })

  useEffect(() => {
    if (video) setVolume(video, volume, isMuted)
  }, [video, volume, isMuted])

  useEffect(() => {
    if (!video) return
    return followVolume(video, (level) => {
      const known = latest.current.preferences
      const isNews = level.isMuted !== known.isMuted || level.volume !== known.volume
      if (isNews) latestChange.current(level)
    })
  }, [video])

  useEffect(() => {
    if (!video) return
    const follow = () => {
      setIsCaptioned(hasCaptions(video))
      showCaptions(video, showsCaptions)
    }
    follow()
    return followCaptions(video, follow)
  }, [video, showsCaptions])

  return { preferences, change, hasCaptions: isCaptioned }
}
