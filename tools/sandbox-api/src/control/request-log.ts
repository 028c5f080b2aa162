/** A received call, stored for tests. */
interface LoggedRequest {
  method: string
  path: string
  query: string
  isSignedIn: boolean
  /** HTTP status of the reply; null until it was sent. */
  status: number | null
}

export interface RequestLog {
  add: (request: Omit<LoggedRequest, 'status'>) => LoggedRequest
  list: () => LoggedRequest[]
  clear: () => void
}

const maxEntries = 1000

/** Creates a log of the latest calls below `/api/`, oldest first. */
export function createRequestLog(): RequestLog {
  let requests: LoggedRequest[] = []
  return {
    add: (request) => {
      const entry = { ...request, status: null }
      requests = [...requests.slice(1 - maxEntries), entry]
      return entry
    },
    list: () => requests,
    clear: () => {
      requests = []
    },
  }
}
