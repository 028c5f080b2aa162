import { useAuthContext } from '../provider/use-auth-context'
import type { LoginOptions } from './login-options'

/** Returns the handler of a typed phone. The next dialog starts with it. */
export function useMobileChange({ onMobileChange }: LoginOptions): (mobile: string) => void {
  const { setNextMobile } = useAuthContext()
  return (mobile) => {
    setNextMobile(mobile)
    onMobileChange?.(mobile)
  }
}
