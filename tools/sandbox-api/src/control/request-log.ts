interface LoggedRequest {
  method: string
  path: string
  query: string
  isSignedIn: boolean
  /** HTTP status of the reply, or null before it is sent. */
  status: number | null
}

export interface RequestLog {
  add: (request: Omit<LoggedRequest, 'status'>) => LoggedRequest
  list: () => LoggedRequest[]
  clear: () => void
}

const maxEntries = 1000

/** Creates a log of the latest calls under `/api/`, oldest first. */
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
