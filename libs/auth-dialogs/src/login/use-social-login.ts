import { useState } from 'react'
import { useSubmission } from '../form/use-submission'
import { authFailure } from '../port/auth-error'
import type { AuthSocialWay } from '../port/auth-slot-props'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages, useBackend } from '../provider/auth-hooks'
import { useShownFailure } from '../provider/use-shown-failure'
import { useLoginMethods } from './login-methods'

export interface SocialLogin {
  /** The offered logins, possibly none. */
  ways: AuthSocialWay[]
  /** Why a login could not start, or `null`. */
  failure: string | null
}

/**
 * Third-party logins of the site. WeChat opens the scan dialog. QQ navigates to its own site if
 * `beforeSubmit` allows it.
 */
export function useSocialLogin(): SocialLogin {
  const { config, open } = useAuthContext()
  const backend = useBackend()
  const messages = useAuthMessages()
  const showFailure = useShownFailure()
  const submission = useSubmission('qq-login')
  const [failure, setFailure] = useState<string | null>(null)
  const offered = useLoginMethods()

  function navigateToQq() {
    const url = backend.qqLoginUrl?.()
    // A JavaScript backend may return anything, such as a promise.
    if (typeof url !== 'string' || url === '') {
      throw authFailure({ kind: 'business', message: messages.qqUnavailable })
    }
    config.navigate?.(url)
  }

  function startQqLogin() {
    setFailure(showFailure(null))
    submission.run(navigateToQq, { stopped: (message) => setFailure(showFailure(message)) })
  }

  const ways = offered.flatMap((name): AuthSocialWay[] => {
    switch (name) {
      case 'wechat':
        return [
          { name, label: messages.wechatLogin, isPending: false, onStart: () => open('scan') },
        ]
      case 'qq':
        return [
          {
            name,
            label: messages.qqLogin,
            isPending: submission.isRunning,
            onStart: startQqLogin,
          },
        ]
      default:
        return []
    }
  })
  return { ways, failure }
}
