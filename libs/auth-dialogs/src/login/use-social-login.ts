import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages } from '../provider/use-auth-messages'

/** The third-party ways the site offers; `null` for one it does not. */
export interface SocialLogin {
  wechat: (() => void) | null
  qq: (() => void) | null
}

/** WeChat opens its scan dialog, QQ takes the browser away. */
export function useSocialLogin(): SocialLogin {
  const { config, open } = useAuthContext()
  const messages = useAuthMessages()
  const { site, backend, navigate, notify } = config

  function toQq() {
    const url = backend.qqLoginUrl()
    if (url === null) notify?.('error', messages.qqUnavailable)
    else navigate?.(url)
  }

  return {
    wechat: site?.wechat ? () => open('scan') : null,
    qq: site?.qq && navigate ? toQq : null,
  }
}
