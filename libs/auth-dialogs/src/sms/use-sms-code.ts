import { useSecondsLeft } from '@shuyuan/time-format/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { captchaKey } from '../captcha/captcha-machine'
import { useCaptcha, type Captcha } from '../captcha/use-captcha'
import { useTask } from '../effects/use-task'
import { fieldOfCode } from '../form/auth-field'
import type { AuthForm } from '../form/use-auth-form'
import { callBackend } from '../port/call-backend'
import type { AuthSmsScene } from '../port/auth-backend'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages, useBackend } from '../provider/auth-hooks'
import { cooldownOf, retryDelay, smsDeadline } from './sms-deadline'
import { useDeadlines } from './use-deadlines'
import { useWebOtp } from './use-web-otp'

/** State of the SMS code of one form. */
export interface SmsCode {
  scene: AuthSmsScene
  captcha: Captcha
  isSending: boolean
  /** Seconds until the phone in the form can request another code; 0 if it can now. */
  secondsLeft: number
  /** The phone in the form, if this form sent a code to it; else `null`. */
  sentTo: string | null
  /** Validates phone and captcha, then requests the code. Does nothing while a request is pending. */
  send(): void
}

export interface SmsCodeOptions {
  form: AuthForm
  scene: AuthSmsScene
}

/**
 * Requests an SMS code: validates the captcha, sends the request, then counts down 120 s or what the server
 * specifies, per phone and scene, shared by all forms and tabs. A failure replaces the captcha and ends the
 * countdown, unless it has a `retryAfter`. Fills in the code with WebOTP where supported.
 */
export function useSmsCode({ form, scene }: SmsCodeOptions): SmsCode {
  const { emit } = useAuthContext()
  const deadlines = useDeadlines()
  const backend = useBackend()
  const messages = useAuthMessages()
  const task = useTask()
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState({ to: '', times: 0 })
  const captcha = useCaptcha({ scene, onAnswer: (answer) => form.set('captcha', answer) })

  const mobile = form.values.mobile.trim()
  const deadline = useSyncExternalStore(
    deadlines.subscribe,
    () => smsDeadline(deadlines.get(scene, mobile), Date.now()),
    () => null,
  )
  const secondsLeft = useSecondsLeft(deadline)

  // The next code needs a new image, so it loads when the countdown ends.
  const { refresh } = captcha
  const needsImage = captcha.state.status === 'spent' && secondsLeft === 0 && !isSending
  useEffect(() => {
    if (needsImage) refresh()
  }, [needsImage, refresh])

  const waitsForCode = sent.times > 0 && form.values.mobileCode === ''
  useWebOtp(waitsForCode ? sent.times : null, (code) => form.set('mobileCode', code))

  function send() {
    if (isSending || secondsLeft > 0) return
    const values = form.read()
    const mobile = values.mobile.trim()
    const answer = values.captcha.trim()
    const imageKey = captchaKey(captcha.state)
    if (captcha.state.status === 'failed') captcha.refresh()
    const mobileError = form.check('mobile', values)
    const lacksCaptcha = imageKey === null || (answer === '' && captcha.state.status !== 'absent')
    if (mobileError !== null || lacksCaptcha) {
      form.reject(
        {
          ...(mobileError !== null && { mobile: mobileError }),
          ...(lacksCaptcha && { captcha: messages.captchaToSend }),
        },
        mobileError === null ? 'captcha' : 'mobile',
      )
      return
    }
    setSending(true)
    const input = { mobile, imageKey, imageCaptcha: answer, scene }
    const ask = (signal: AbortSignal) => backend.sendSmsCode?.(input, signal)
    task.run((signal) => callBackend(ask, signal, 'sendSmsCode'), {
      done(receipt) {
        emit({ type: 'sms-sent', scene })
        captcha.accept()
        deadlines.set(scene, mobile, Date.now() + cooldownOf(receipt))
        setSending(false)
        setSent(({ times }) => ({ to: mobile, times: times + 1 }))
        form.focus('mobileCode')
      },
      failed(error) {
        emit({ type: 'sms-failed', scene, kind: error.kind, code: error.code ?? null })
        const wait = retryDelay(error)
        deadlines.set(scene, mobile, wait === null ? null : Date.now() + wait)
        setSending(false)
        captcha.refresh()
        if (wait === null) {
          form.report(error)
          return
        }
        const seconds = Math.ceil(wait / 1000)
        form.report({ ...error, retryAfter: seconds }, seconds)
        // The button is disabled during the countdown, so it cannot keep the focus.
        if (fieldOfCode(error.code) === undefined) form.focus('mobileCode')
      },
    })
  }

  const sentTo = sent.times > 0 && sent.to === mobile ? mobile : null
  return { scene, captcha, isSending, secondsLeft, sentTo, send }
}
