/** Tells a lost session once, however many calls notice it. */
export interface SessionWatch {
  /** Notes the start of a call with the token it sends. */
  begin: () => { token: string | null; reject: () => void }
}

/** Watches the session whose token `getToken` gives. */
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
        // A late refusal of an earlier session's token does not concern the present one.
        if (token !== (getToken() || null)) return
        // Without a token sessions cannot be distinguished: concurrent calls count as one.
        if (token === null ? reports !== reportsBefore : token === rejectedToken) return
        rejectedToken = token
        reports += 1
        onUnauthorized()
      }
      return { token, reject }
    },
  }
}
