import { useEffect, useEffectEvent } from 'react'

/**
 * Waits for the code of the next SMS for this origin (WebOTP).
 *
 * @returns the code, or `null` if WebOTP is not supported, the visitor declined or `signal` aborted
 */
export async function requestWebOtp(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null
  // Not part of TypeScript's DOM types yet.
  const options: CredentialRequestOptions & { otp: { transport: ['sms'] } } = {
    otp: { transport: ['sms'] },
    signal,
  }
  try {
    const credential = await navigator.credentials.get(options)
    if (signal.aborted || credential === null) return null
    return 'code' in credential && typeof credential.code === 'string' ? credential.code : null
  } catch {
    // Declined, timed out, aborted or blocked in this frame: the visitor types the code.
    return null
  }
}

/**
 * Reads the code from the SMS where the browser supports WebOTP.
 *
 * @param sending identifies the request for a code; `null` while none is expected
 */
export function useWebOtp(sending: number | null, onCode: (code: string) => void): void {
  const receive = useEffectEvent(onCode)
  useEffect(() => {
    if (sending === null) return
    const controller = new AbortController()
    void requestWebOtp(controller.signal).then((code) => {
      if (code !== null) receive(code)
    })
    return () => controller.abort()
  }, [sending])
}
