import { useRef } from 'react'
import { askBackend } from '../port/ask-backend'
import type { AuthSignInAnswer } from '../port/auth-sign-in'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages, useBackend } from '../provider/auth-hooks'
import { useSignIn } from '../provider/use-sign-in'
import { useSmsForm, type SmsForm } from '../sms/use-sms-form'

/** What {@link useBindMobile} works with. */
export interface BindMobileOptions {
  /**
   * A third-party login code: an account is made for it and signed in (`onSignedIn` of the provider).
   * Without it the mobile goes to the account that is signed in.
   */
  code?: string
  /** @default 'mobile_bind' */
  scene?: 'login' | 'mobile_bind'
  /** The mobile is bound. The form shows progress until the promise resolves. */
  onBound?(mobile: string): Promise<void> | void
}

/** Binding a mobile, to the account signed in or to a third-party login. */
export function useBindMobile({
  code,
  scene = 'mobile_bind',
  onBound,
}: BindMobileOptions): SmsForm {
  const { config, emit } = useAuthContext()
  const backend = useBackend()
  const messages = useAuthMessages()
  const signIn = useSignIn()
  const { notify } = config
  // What the server has done takes no second asking: the code is used up, only the rest is tried again.
  const bound = useRef<{ mobile: string; answer: AuthSignInAnswer | null } | null>(null)

  async function bind(mobile: string, mobileCode: string, signal: AbortSignal) {
    if (code === undefined) {
      await askBackend(
        (signal) => backend.bindMobile?.({ mobile, mobileCode }, signal),
        signal,
        'bindMobile',
      )
      return { mobile, answer: null }
    }
    const answer = await askBackend(
      (signal) => backend.registerWithSocialite?.({ mobile, mobileCode, code }, signal),
      signal,
      'registerWithSocialite',
    )
    return { mobile, answer }
  }

  return useSmsForm({
    action: 'bind-mobile',
    scene,
    mobileRequired: messages.bindMobileRequired,
    async submit({ mobile, mobileCode }, signal) {
      if (bound.current?.mobile !== mobile) {
        bound.current = await bind(mobile, mobileCode, signal)
        signal.throwIfAborted()
        emit({ type: 'mobile-bound' })
      }
      const { answer } = bound.current
      if (answer !== null) await signIn(answer, 'bind', mobile)
      notify?.('success', messages.bound)
      await onBound?.(mobile)
    },
  })
}
