import { useBackend } from '../provider/auth-hooks'
import { useAuthContext } from '../provider/use-auth-context'

/** Returns which captcha an SMS requires: the host's own challenge, an image of the backend, or none. */
export function useCaptchaKind(): 'slot' | 'image' | 'none' {
  const { slots } = useAuthContext().config
  const backend = useBackend()
  if (slots?.captcha) return 'slot'
  return backend.fetchCaptchaImage ? 'image' : 'none'
}
