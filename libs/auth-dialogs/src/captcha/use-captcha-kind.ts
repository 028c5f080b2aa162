import { useBackend } from '../provider/auth-hooks'
import { useAuthContext } from '../provider/use-auth-context'

/** What stands before an SMS: a challenge of the host's own, an image of the backend's, or nothing. */
export function useCaptchaKind(): 'slot' | 'image' | 'none' {
  const { slots } = useAuthContext().config
  const backend = useBackend()
  if (slots?.captcha) return 'slot'
  return backend.fetchCaptchaImage ? 'image' : 'none'
}
