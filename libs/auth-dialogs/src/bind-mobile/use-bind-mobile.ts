import { useRef } from 'react'
import { callBackend } from '../port/call-backend'
import type { AuthSignIn } from '../port/auth-backend'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages, useBackend } from '../provider/auth-hooks'
import { useSignIn } from '../provider/use-sign-in'
import { useSmsForm, type SmsForm } from '../sms/use-sms-form'

export interface BindMobileOptions {
  /**
   * Third-party login code. An account is created for it and signed in (`onSignedIn` of the provider).
   * Omit it to bind the mobile to the signed-in account.
   */
  code?: string
  /** @default 'mobile_bind' */
  scene?: 'login' | 'mobile_bind'
  /** Called when the mobile is bound. The form shows progress until the promise resolves. */
  onBound?(mobile: string): Promise<void> | void
}

/** Form state for binding a mobile to the signed-in account or to a third-party login. */
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
  // The server accepts the SMS code only once, so a retry skips the binding and repeats what failed after it.
  const bound = useRef<{ mobile: string; answer: AuthSignIn | null } | null>(null)

  async function bind(mobile: string, mobileCode: string, signal: AbortSignal) {
    if (code === undefined) {
      await callBackend(
        (signal) => backend.bindMobile?.({ mobile, mobileCode }, signal),
        signal,
        'bindMobile',
      )
      return { mobile, answer: null }
    }
    const answer = await callBackend(
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
