import { useAuthMessages } from '../provider/use-auth-messages'
import { useStored } from '../provider/use-stored'

/** Reminds of the phone that signed in last, without its middle. */
export function useLastMobileHint(): string | undefined {
  const messages = useAuthMessages()
  const stored = useStored('mobile')
  // The host owns the store, and other code may write to it: only a value of the expected form is shown.
  return stored !== null && /^\d{1,3}\*{4}\d{2,4}$/.test(stored)
    ? messages.lastMobile(stored)
    : undefined
}
