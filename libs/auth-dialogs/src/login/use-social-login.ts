import { useState } from 'react'
import { useSubmission } from '../form/use-submission'
import type { AuthError } from '../port/auth-error'
import type { AuthSocialWay } from '../port/auth-slot-props'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages, useBackend } from '../provider/auth-hooks'
import { useShownFailure } from '../provider/use-shown-failure'
import { useLoginWays } from './login-ways'

/** The third-party logins of the site. */
export interface SocialLogin {
  /** Those it offers; may be none. */
  ways: AuthSocialWay[]
  /** Why one could not be started, or `null`. */
  failure: string | null
}

/** WeChat opens its scan dialog, QQ takes the browser away if the host has nothing against it. */
export function useSocialLogin(): SocialLogin {
  const { config, open } = useAuthContext()
  const backend = useBackend()
  const messages = useAuthMessages()
  const showFailure = useShownFailure()
  const submission = useSubmission('qq-login')
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const offered = useLoginWays()

  function leave() {
    const url = backend.qqLoginUrl?.() ?? null
    if (url === null) {
      const error: AuthError = { kind: 'business', message: messages.qqUnavailable }
      throw Object.assign(new Error(error.message), error)
    }
    config.navigate?.(url)
  }

  function toQq() {
    setPending(true)
    setFailure(showFailure(null))
    submission.run(leave, {
      done: () => setPending(false),
      stopped(message) {
        setPending(false)
        setFailure(showFailure(message))
      },
    })
  }

  const ways = offered.flatMap((name): AuthSocialWay[] => {
    switch (name) {
      case 'wechat':
        return [
          { name, label: messages.wechatLogin, isPending: false, onStart: () => open('scan') },
        ]
      case 'qq':
        return [{ name, label: messages.qqLogin, isPending, onStart: toQq }]
      default:
        return []
    }
  })
  return { ways, failure }
}
