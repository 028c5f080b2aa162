import type { AuthBackend } from '../port/auth-backend'
import type { AuthConfig, AuthLoginMethod } from '../provider/auth-config'
import { useBackend } from '../provider/auth-hooks'
import { useAuthContext } from '../provider/use-auth-context'

/** The ways of the login dialog that have a tab. */
export type LoginTab = Extract<AuthLoginMethod, 'password' | 'sms'>

/** Whether a way to sign in has a tab, rather than a button below. */
export function isTab(method: AuthLoginMethod): method is LoginTab {
  return method === 'password' || method === 'sms'
}

function usualMethods({ site }: Pick<AuthConfig, 'site'>): AuthLoginMethod[] {
  const methods: AuthLoginMethod[] = ['password', 'sms']
  if (site?.wechat) methods.push('wechat')
  if (site?.qq) methods.push('qq')
  return methods
}

/** The ways to sign in that the site wants, in its order, without those that the backend lacks. */
export function loginWays(
  config: Pick<AuthConfig, 'methods' | 'site' | 'navigate'>,
  backend: AuthBackend,
): AuthLoginMethod[] {
  const isServed: Record<AuthLoginMethod, boolean> = {
    password: backend.loginWithPassword !== undefined,
    sms: backend.loginWithSms !== undefined && backend.sendSmsCode !== undefined,
    wechat:
      backend.startScanLogin !== undefined &&
      backend.fetchScanCode !== undefined &&
      backend.exchangeLoginCode !== undefined,
    qq: backend.qqLoginUrl !== undefined && config.navigate !== undefined,
  }
  return (config.methods ?? usualMethods(config)).filter((method) => isServed[method])
}

/** The ways to sign in that are offered, in order. */
export function useLoginWays(): AuthLoginMethod[] {
  return loginWays(useAuthContext().config, useBackend())
}
