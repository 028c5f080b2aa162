import { type ApiClient, isApiError, isRefusal, recordProgress } from '@shuyuan/api'
import {
  type ProgressQueue,
  type RefusalMeaning,
  type WatchedLessons,
  createProgressQueue,
  createWatchedLessons,
} from '@shuyuan/watch-progress'
import type { Session } from '@shuyuan/session'
import { createDurableStore, type DeviceStore, type DurableStore } from '@shuyuan/browser-storage'
import { createObservable } from '@shuyuan/ui/observable'
import type { QueryClient } from '@tanstack/react-query'
import type { Env } from '../env'
import { followProgress } from './follow-progress'
import { learnerOf } from './known-learner'

/**
 * Runs the work in one tab at a time. Browsers have locks for that in secure contexts; elsewhere two
 * tabs may report the same second, which the server ignores.
 */
async function withTabLock(name: string, work: () => Promise<void>): Promise<void> {
  // Not everywhere, whatever the types say.
  const locks: LockManager | undefined = 'locks' in navigator ? navigator.locks : undefined
  let isBegun = false
  try {
    await locks?.request(name, () => {
      isBegun = true
      return work()
    })
  } catch {
    // A frame without storage has the function, but no locks.
  }
  if (!isBegun) await work()
}

/** Where the watching of one learner is recorded. */
export interface Learning {
  learner: string
  queue: ProgressQueue
  watched: WatchedLessons
  /** When the queue knows what a killed browser left; at most a second from the beginning. */
  ready: Promise<unknown>
}

/** The {@link Learning} of the signed-in learner, over sign-ins and sign-outs. */
export interface LearningStore {
  /** `null` for a visitor. */
  current: () => Learning | null
  subscribe: (listener: () => void) => () => void
}

/** Holds the learning of a visit from the moment it is made. */
export interface LearningSlot {
  store: LearningStore | null
}

interface LearningServices {
  env: Pick<Env, 'storagePrefix'>
  api: ApiClient
  session: Session
  queryClient: QueryClient
  device: DeviceStore
}

/** Another learner signed in where this one's seconds were about to be sent. */
class OtherLearner extends Error {}

function refusalMeaning(error: unknown): RefusalMeaning {
  if (error instanceof OtherLearner) return 'signed-out'
  if (!isApiError(error)) return 'later'
  if (error.kind === 'unauthorized') return 'signed-out'
  if (isRefusal(error)) return 'never'
  return error.kind === 'server' || error.kind === 'malformed' ? 'after-others' : 'later'
}

/** Makes the learning of a visit. What an earlier visit could not send is sent at once. */
function createLearning(services: LearningServices): LearningStore {
  const { env, api, session, queryClient, device } = services
  const changes = createObservable()
  let current: Learning | null = null
  let knownToken: string | null = null
  let copy: DurableStore | null = null

  function begin(token: string, learner: string, formerly: string | undefined): Learning {
    copy ??= createDurableStore(device, `${env.storagePrefix}-progress`)
    const queue = createProgressQueue({
      learner,
      formerly,
      store: copy.store,
      send(lessonId, seconds) {
        // The token is the storage's: another tab may have changed it a moment ago.
        if (session.getToken() !== token) return Promise.reject(new OtherLearner())
        return recordProgress(api, { lessonId, seconds }, { keepalive: true })
      },
      refusalMeaning,
      withTabLock: (work) => withTabLock(`${env.storagePrefix}-progress-${learner}`, work),
      onSent: (lessonId, seconds) => followProgress(queryClient, lessonId, seconds),
    })
    queue.flush()
    void copy.restored.then(queue.takeOver)
    return {
      learner,
      queue,
      watched: createWatchedLessons(device, learner),
      // The same for every learner: a lesson that is open does not wait a second time.
      ready: copy.restored,
    }
  }

  function follow() {
    const token = session.getToken()
    const who = token === null ? null : learnerOf(device, token)
    if (knownToken === token && current?.learner === who?.learner) return
    current?.queue.destroy()
    knownToken = token
    current = token === null || who === null ? null : begin(token, who.learner, who.formerly)
    changes.notify()
  }

  follow()
  session.subscribe(follow)
  return { current: () => current, subscribe: changes.subscribe }
}

/**
 * The learning of this visit, made when it is first asked for: a visitor needs none, and its code comes
 * with what a learner sees.
 */
export function learningOf({
  learning,
  ...services
}: LearningServices & { learning: LearningSlot }): LearningStore {
  return (learning.store ??= createLearning(services))
}
