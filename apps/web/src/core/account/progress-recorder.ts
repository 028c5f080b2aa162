import { lessonQuery } from '@shuyuan/api/query'
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

/**
 * Runs the work in one tab at a time with the Web Locks API. Without it, as in insecure contexts, two tabs may
 * report the same second, which the server ignores.
 */
async function withTabLock(name: string, work: () => Promise<void>): Promise<void> {
  // Unlike the types, some browsers and insecure contexts have no `locks`.
  const locks: LockManager | undefined = 'locks' in navigator ? navigator.locks : undefined
  let isBegun = false
  try {
    await locks?.request(name, () => {
      isBegun = true
      return work()
    })
  } catch {
    // In a frame without storage access, `request` rejects.
  }
  if (!isBegun) await work()
}

/** Records the playback progress of one learner. */
export interface ProgressRecorder {
  learner: string
  queue: ProgressQueue
  watched: WatchedLessons
  /** Resolves when progress of a killed browser is restored, within a second of creation. */
  ready: Promise<unknown>
  isReady: () => boolean
}

/** Store of the signed-in learner's {@link ProgressRecorder}. Follows sign-ins and sign-outs. */
export interface ProgressRecorderStore {
  /** Returns `null` for visitors, and until the member of a new token is loaded. */
  current: () => ProgressRecorder | null
  subscribe: (listener: () => void) => () => void
}

/** Holds the store of a visit, once it is created. */
export interface ProgressRecorderSlot {
  store: ProgressRecorderStore | null
}

interface RecorderServices {
  env: Pick<Env, 'storagePrefix'>
  api: ApiClient
  session: Session
  queryClient: QueryClient
  device: DeviceStore
}

/** The token has changed since the recorder was created, such as by a sign-in in another tab. */
class TokenChangedError extends Error {}

function refusalMeaning(error: unknown): RefusalMeaning {
  if (error instanceof TokenChangedError) return 'signed-out'
  if (!isApiError(error)) return 'later'
  if (error.kind === 'unauthorized') return 'signed-out'
  if (isRefusal(error)) return 'never'
  return error.kind === 'server' || error.kind === 'malformed' ? 'after-others' : 'later'
}

/** Creates the store of a visit. Sends the queued progress of earlier visits immediately. */
function createRecorderStore(services: RecorderServices): ProgressRecorderStore {
  const { env, api, session, queryClient, device } = services
  const changes = createObservable()
  let current: ProgressRecorder | null = null
  let knownToken: string | null = null
  let copy: DurableStore | null = null

  function begin(token: string, learner: string): ProgressRecorder {
    copy ??= createDurableStore(device, `${env.storagePrefix}-progress`)
    const queue = createProgressQueue({
      learner,
      store: copy.store,
      async send(lessonId, seconds) {
        // `getToken` reads the storage, which another tab may have changed.
        if (session.getToken() !== token) throw new TokenChangedError()
        try {
          await recordProgress(api, { lessonId, seconds }, { keepalive: true })
        } catch (error) {
          // The school may have hidden the lesson while it plays. Its page then says so.
          if (isRefusal(error)) void queryClient.invalidateQueries(lessonQuery(api, lessonId))
          throw error
        }
      },
      refusalMeaning,
      withTabLock: (work) => withTabLock(`${env.storagePrefix}-progress-${learner}`, work),
      onSent: (lessonId, seconds) => followProgress(queryClient, lessonId, seconds),
    })
    queue.flush()
    let isReady = false
    const ready = copy.restored.then((restored) => {
      queue.moveFrom(restored)
      isReady = true
    })
    return {
      learner,
      queue,
      watched: createWatchedLessons(device, learner),
      ready,
      isReady: () => isReady,
    }
  }

  function follow() {
    const token = session.getToken()
    const memberId = session.getMemberId()
    const learner = memberId === null ? null : String(memberId)
    if (knownToken === token && (current?.learner ?? null) === learner) return
    current?.queue.destroy()
    knownToken = token
    current = token === null || learner === null ? null : begin(token, learner)
    changes.notify()
  }

  follow()
  session.subscribe(follow)
  return { current: () => current, subscribe: changes.subscribe }
}

/**
 * Returns the progress recorders of this visit, which are created on first use: visitors need none, and the code
 * is only loaded for learners.
 */
export function getProgressRecorders({
  recorders,
  ...services
}: RecorderServices & { recorders: ProgressRecorderSlot }): ProgressRecorderStore {
  return (recorders.store ??= createRecorderStore(services))
}
