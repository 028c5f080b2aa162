import { isApiError, recordProgress } from '@shuyuan/api'
import {
  createProgressQueue,
  createWatchedLessons,
  type ProgressQueue,
  type RefusalMeaning,
  type WatchedLessons,
} from '@shuyuan/player/progress'
import type { Services } from '../services'
import { deviceOf } from './device-of'
import { exclusively } from './exclusively'
import { followProgress } from './follow-progress'
import { learnerOf } from './known-learner'

/** Where the watching of one learner is written down. */
export interface Learning {
  learner: string
  queue: ProgressQueue
  watched: WatchedLessons
}

/** The present learner's {@link Learning}, over sign-ins and sign-outs. */
export interface LearningDesk {
  /** `null` for a visitor. */
  current: () => Learning | null
  /** Looks who is there now; what an earlier visit could not send is sent. */
  follow: () => void
  subscribe: (listener: () => void) => () => void
}

/** Another learner signed in where this one's seconds were about to be sent. */
class OtherLearner extends Error {}

function judge(error: unknown): RefusalMeaning {
  if (error instanceof OtherLearner) return 'signed-out'
  if (!isApiError(error)) return 'later'
  if (error.kind === 'unauthorised') return 'signed-out'
  if (error.kind === 'business') return 'never'
  return error.kind === 'server' || error.kind === 'malformed' ? 'after-others' : 'later'
}

function createDesk(services: Services): LearningDesk {
  const { api, session, queryClient } = services
  const device = deviceOf(services)
  const listeners = new Set<() => void>()
  let current: Learning | null = null
  let knownToken: string | null = null

  function begin(token: string, learner: string, formerly: string | undefined): Learning {
    const queue = createProgressQueue({
      learner,
      formerly,
      store: device,
      send(lessonId, seconds, { keepalive }) {
        // The token is the storage's: another tab may have changed it a moment ago.
        if (session.getToken() !== token) return Promise.reject(new OtherLearner())
        return recordProgress(api, { lessonId, seconds }, { keepalive })
      },
      judge,
      exclusively: (work) => exclusively(`${services.env.storagePrefix}-progress-${learner}`, work),
      onSent: (lessonId, seconds) => followProgress(queryClient, lessonId, seconds),
    })
    queue.flush()
    return { learner, queue, watched: createWatchedLessons(device, learner) }
  }

  return {
    current: () => current,
    follow() {
      const token = session.getToken()
      const who = token === null ? null : learnerOf(device, token)
      if (knownToken === token && current?.learner === who?.learner) return
      current?.queue.destroy()
      knownToken = token
      current = token === null || who === null ? null : begin(token, who.learner, who.formerly)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const desks = new WeakMap<Services['session'], LearningDesk>()

/** The desk of a visit: there is one. */
export function learningDesk(services: Services): LearningDesk {
  const known = desks.get(services.session) ?? createDesk(services)
  desks.set(services.session, known)
  return known
}
