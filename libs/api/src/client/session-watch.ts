/** Reports a lost session once, however many calls notice it. */
export interface SessionWatch {
  /** Starts a call. Returns the token to send, and a function that reports its 401. */
  begin: () => { token: string | null; reject: () => void }
}

export function watchSession(
  getToken: () => string | null,
  onUnauthorized: () => void,
): SessionWatch {
  let rejectedToken: string | null = null
  let reports = 0
  return {
    begin: () => {
      const token = getToken() || null
      const reportsBefore = reports
      const reject = () => {
        // A late 401 for an earlier token does not concern the current session.
        if (token !== (getToken() || null)) return
        // Without a token, sessions cannot be distinguished, so concurrent calls count as one.
        if (token === null ? reports !== reportsBefore : token === rejectedToken) return
        rejectedToken = token
        reports += 1
        onUnauthorized()
      }
      return { token, reject }
    },
  }
}
