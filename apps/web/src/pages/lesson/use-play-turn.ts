import { useSession } from '@shuyuan/session/react'
import { createPlayTurn, type PlayTurn, type PlayTurnState } from '@shuyuan/session/device'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { deviceOf } from '../../progress/device-of'
import { useServices } from '../../use-services'

const free = () => 'free' as const

/** This player’s part in the turn to play, which one player has over all tabs. */
export function usePlayTurn(lessonId: number): { state: PlayTurnState; claim: () => void } {
  const { env } = useServices()
  const session = useSession()
  const device = deviceOf({ env, session })
  const turn = useRef<PlayTurn | null>(null)

  // The turn lives as long as somebody looks at it.
  const subscribe = useCallback(
    (listener: () => void) => {
      const created = createPlayTurn({
        session,
        subscribe: device.subscribe,
        channel:
          typeof BroadcastChannel === 'undefined'
            ? null
            : new BroadcastChannel(`${env.storagePrefix}-play`),
        tabId: `${lessonId}-${Math.random().toString(36).slice(2)}`,
      })
      turn.current = created
      const stop = created.subscribe(listener)
      window.addEventListener('pagehide', created.release)
      return () => {
        window.removeEventListener('pagehide', created.release)
        stop()
        created.destroy()
        turn.current = null
      }
    },
    [session, device, env.storagePrefix, lessonId],
  )

  const state = useSyncExternalStore(subscribe, () => turn.current?.state() ?? 'free', free)
  return { state, claim: () => turn.current?.claim() }
}
