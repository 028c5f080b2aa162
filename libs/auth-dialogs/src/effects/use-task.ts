import { useEffect, useState } from 'react'
import { toAuthError, type AuthError } from '../port/auth-error'
import { reportFault } from '../port/report-fault'

/** Runs one piece of abortable work at a time. */
export interface Task {
  /** Starts the work unless some is under way; after an abort neither callback is called. */
  run<Result>(
    work: (signal: AbortSignal) => Promise<Result>,
    on: { done(result: Result): void; failed(error: AuthError): void },
  ): void
  /** Gives up the work under way. */
  abort(): void
}

function createTask(): Task {
  let underWay: AbortController | null = null
  return {
    async run(work, on) {
      if (underWay !== null) return
      const controller = new AbortController()
      underWay = controller
      function isOver() {
        if (underWay === controller) underWay = null
        return controller.signal.aborted
      }
      let result
      try {
        result = await work(controller.signal)
      } catch (thrown) {
        if (isOver()) return
        const error = toAuthError(thrown)
        if (error.kind === 'unknown') reportFault(thrown)
        on.failed(error)
        return
      }
      if (!isOver()) on.done(result)
    },
    abort() {
      underWay?.abort()
      underWay = null
    },
  }
}

/** A {@link Task} that is given up when the component goes. */
export function useTask(): Task {
  const [task] = useState(createTask)
  useEffect(() => () => task.abort(), [task])
  return task
}
