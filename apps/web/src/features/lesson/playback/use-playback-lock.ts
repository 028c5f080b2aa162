import {
  createPlaybackLock,
  openChannel,
  type PlaybackLock,
  type PlaybackLockState,
} from '@shuyuan/browser-storage'
import { useEffect, useRef, useState } from 'react'
import { useServices } from '../../../core/use-services'

/** Playback lock: only one player across all tabs plays at a time. */
export function usePlaybackLock(lessonId: number): {
  state: PlaybackLockState
  claim: () => void
} {
  const { env, device } = useServices()
  const lock = useRef<PlaybackLock | null>(null)
  const [state, setState] = useState<PlaybackLockState>('free')

  useEffect(() => {
    const created = createPlaybackLock({
      store: device,
      channel: openChannel(`${env.storagePrefix}-play`),
      tabId: `${lessonId}-${Math.random().toString(36).slice(2)}`,
      onChange: setState,
    })
    lock.current = created
    window.addEventListener('pagehide', created.release)
    return () => {
      window.removeEventListener('pagehide', created.release)
      created.destroy()
      lock.current = null
    }
  }, [device, env.storagePrefix, lessonId])

  return { state, claim: () => lock.current?.claim() }
}
