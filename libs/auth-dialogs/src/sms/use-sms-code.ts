import { useEffect, useState, useSyncExternalStore } from 'react'
import { useCaptcha, type Captcha } from '../captcha/use-captcha'
import { useSecondsLeft } from '../effects/use-seconds-left'
import { useTask } from '../effects/use-task'
import type { AuthForm } from '../form/use-auth-form'
import type { AuthSmsScene } from '../port/auth-backend'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages } from '../provider/use-auth-messages'
import { deadlineKey } from './deadline-key'
import { smsCooldown } from './sms-lives'

/** The getting of an SMS code in one form. */
export interface SmsCode {
  captcha: Captcha
  sending: boolean
  /** Seconds until the phone in the form may ask again, 0 when it may now. */
  secondsLeft: number
  /** The phone a code was last sent to, `null` before. */
  sentTo: string | null
  /** Checks phone and captcha, then sends; a second call meanwhile does nothing. */
  send(): void
}

/** What {@link useSmsCode} works with. */
export interface SmsCodeOptions {
  form: AuthForm
  scene: AuthSmsScene
  /** Said when the phone is missing. */
  mobileRequired: string
}

/**
 * Gets an SMS code: captcha first, then the call, then 120 s of waiting from the server's confirmation,
 * counted per phone and scene. A failure voids the captcha and ends the waiting.
 */
export function useSmsCode({ form, scene, mobileRequired }: SmsCodeOptions): SmsCode {
  const { config, deadlines } = useAuthContext()
  const messages = useAuthMessages()
  const task = useTask()
  const [sending, setSending] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const captcha = useCaptcha(() => form.set('captcha', ''))

  const mobile = form.values.mobile.trim()
  const key = deadlineKey(scene, mobile)
  const deadline = useSyncExternalStore(
    deadlines.subscribe,
    () => deadlines.get(key),
    () => null,
  )
  const secondsLeft = useSecondsLeft(deadline)

  // A spent picture is of no use for the next code: a fresh one has to be there when the waiting ends.
  const { refresh } = captcha
  const needsPicture = captcha.state.status === 'spent' && secondsLeft === 0 && !sending
  useEffect(() => {
    if (needsPicture) refresh()
  }, [needsPicture, refresh])

  function send() {
    if (sending || secondsLeft > 0) return
    const answer = form.values.captcha.trim()
    if (mobile === '' || answer === '') {
      form.reject(
        {
          ...(mobile === '' && { mobile: mobileRequired }),
          ...(answer === '' && { captcha: messages.captchaToSend }),
        },
        mobile === '' ? 'mobile' : 'captcha',
      )
      return
    }
    if (captcha.state.status !== 'ready') return
    const { key: imageKey } = captcha.state.captcha
    setSending(true)
    task.run(
      (signal) =>
        config.backend.sendSmsCode({ mobile, imageKey, imageCaptcha: answer, scene }, signal),
      {
        done() {
          captcha.accept()
          deadlines.set(key, Date.now() + smsCooldown)
          setSending(false)
          setSentTo(mobile)
          form.focus('mobileCode')
        },
        failed(error) {
          deadlines.set(key, null)
          setSending(false)
          captcha.refresh()
          form.report(error)
        },
      },
    )
  }

  return { captcha, sending, secondsLeft, sentTo, send }
}
