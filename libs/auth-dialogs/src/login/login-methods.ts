import type { AuthBackend, AuthLoginMethod } from '../port/auth-backend'
import type { AuthConfig } from '../provider/auth-config'
import { useBackend } from '../provider/auth-hooks'
import { useAuthContext } from '../provider/use-auth-context'

/** A sign-in method with a tab in the login dialog. */
export type LoginTab = Extract<AuthLoginMethod, 'password' | 'sms'>

/** Whether a method has a tab rather than a button below the form. */
export function isTab(method: AuthLoginMethod): method is LoginTab {
  return method === 'password' || method === 'sms'
}

function defaultMethods({ site }: Pick<AuthConfig, 'site'>): AuthLoginMethod[] {
  const methods: AuthLoginMethod[] = ['password', 'sms']
  if (site?.wechat) methods.push('wechat')
  if (site?.qq) methods.push('qq')
  return methods
}

/** Returns the sign-in methods of the site, in its order, that the backend supports. */
export function supportedMethods(
  config: Pick<AuthConfig, 'methods' | 'site' | 'navigate'>,
  backend: AuthBackend,
): AuthLoginMethod[] {
  const isSupported: Record<AuthLoginMethod, boolean> = {
    password: backend.loginWithPassword !== undefined,
    sms: backend.loginWithSms !== undefined && backend.sendSmsCode !== undefined,
    wechat:
      backend.startScanLogin !== undefined &&
      backend.fetchScanCode !== undefined &&
      backend.exchangeLoginCode !== undefined,
    qq: backend.qqLoginUrl !== undefined && config.navigate !== undefined,
  }
  return (config.methods ?? defaultMethods(config)).filter((method) => isSupported[method])
}

export function useLoginMethods(): AuthLoginMethod[] {
  return supportedMethods(useAuthContext().config, useBackend())
}
