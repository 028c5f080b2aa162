import { useEffect } from 'react'
import { useLatest } from '../effects/use-latest'
import { requestWebOtp } from './request-web-otp'

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
