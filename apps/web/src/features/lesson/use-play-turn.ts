import { useSession } from '@shuyuan/session/react'
import { createPlayTurn, type PlayTurn, type PlayTurnState } from '@shuyuan/session/device'
import { useEffect, useRef, useState } from 'react'
import { useServices } from '../../app/use-services'

/** This player’s part in the turn to play, which one player has over all tabs. */
export function usePlayTurn(lessonId: number): { state: PlayTurnState; claim: () => void } {
  const { env, device } = useServices()
  const session = useSession()
  const turn = useRef<PlayTurn | null>(null)
  const [state, setState] = useState<PlayTurnState>('free')

  useEffect(() => {
    const created = createPlayTurn({
      session,
      subscribe: device.subscribe,
      channel:
        typeof BroadcastChannel === 'undefined'
          ? null
          : new BroadcastChannel(`${env.storagePrefix}-play`),
      tabId: `${lessonId}-${Math.random().toString(36).slice(2)}`,
      onChange: setState,
    })
    turn.current = created
    window.addEventListener('pagehide', created.release)
    return () => {
      window.removeEventListener('pagehide', created.release)
      created.destroy()
      turn.current = null
    }
  }, [session, device, env.storagePrefix, lessonId])

  return { state, claim: () => turn.current?.claim() }
}
