import { useEffect } from 'react'
import { useLatest } from '../effects/use-latest'

/**
 * Waits for the code of the next SMS that names this site (WebOTP).
 * @returns the code; `null` where the browser has no WebOTP, the person refused or `signal` aborted
 */
export async function requestWebOtp(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null
  // The types of the DOM do not know this member yet.
  const options: CredentialRequestOptions & { otp: { transport: ['sms'] } } = {
    otp: { transport: ['sms'] },
    signal,
  }
  try {
    const credential = await navigator.credentials.get(options)
    if (signal.aborted || credential === null) return null
    return 'code' in credential && typeof credential.code === 'string' ? credential.code : null
  } catch {
    // Refused, timed out, aborted, forbidden in this frame: the code is typed then.
    return null
  }
}

/**
 * Takes the code from the SMS itself where the browser can.
 * @param sending identifies one sending of a code; `null` while none is expected
 */
export function useWebOtp(sending: number | null, onCode: (code: string) => void): void {
  const latest = useLatest(onCode)
  useEffect(() => {
    if (sending === null) return
    const controller = new AbortController()
    void requestWebOtp(controller.signal).then((code) => {
      if (code !== null) latest.current(code)
    })
    return () => controller.abort()
  }, [sending, latest])
}
