import type { Session } from '@shuyuan/session'
import { useSession } from '@shuyuan/session/react'
import { useEffect, useState } from 'react'

/** The lesson that is to play as soon as it is there. */
const following = new WeakMap<Session, number>()

interface PlayOn {
  /** Somebody came here from inside the player of another lesson. */
  startsPlaying: boolean
  /** From here to that lesson. */
  playOn: (lessonId: number) => void
  /** It plays: coming back later is another matter. */
  onBegun: () => void
}

/** A lesson that follows another by the player’s own buttons plays at once; any other waits to be asked. */
export function usePlayOn(lessonId: number): PlayOn {
  const session = useSession()
  const [startsPlaying] = useState(() => following.get(session) === lessonId)
  // What is waited for ends with the page that was gone to instead.
  useEffect(() => {
    if (!startsPlaying) following.delete(session)
  }, [session, startsPlaying])
  return {
    startsPlaying,
    playOn: (next) => following.set(session, next),
    onBegun: () => following.delete(session),
  }
}
