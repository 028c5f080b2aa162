import { useEffect, useState } from 'react'
import { type AuthError, reportUnexpectedError, toAuthError } from '../port/auth-error'

type Work<Result> = (signal: AbortSignal) => Promise<Result>

interface Outcome<Result> {
  done(result: Result): void
  failed(error: AuthError): void
}

/** Runs one abortable operation at a time. */
export interface Task {
  /** Starts `work` unless another operation is running. After an abort, neither callback is called. */
  run<Result>(work: Work<Result>, on: Outcome<Result>): void
  abort(): void
}

function createTask(): Task {
  let underWay: AbortController | null = null

  async function run<Result>(work: Work<Result>, on: Outcome<Result>) {
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
      if (error.kind === 'unknown') reportUnexpectedError(thrown)
      on.failed(error)
      return
    }
    if (!isOver()) on.done(result)
  }

  return {
    run: (work, on) => void run(work, on),
    abort() {
      underWay?.abort()
      underWay = null
    },
  }
}

/** Returns a {@link Task} that is aborted on unmount. */
export function useTask(): Task {
  const [task] = useState(createTask)
  useEffect(() => () => task.abort(), [task])
  return task
}
