import { Button, TextField, VisuallyHidden } from '@shuyuan/ui'
import type { ClipboardEvent } from 'react'
import { styled } from 'styled-components'
import type { AuthForm } from '../form/use-auth-form'
import { useAuthMessages } from '../provider/auth-hooks'
import { smsDigits } from './sms-digits'
import type { SmsCode } from './use-sms-code'

// As wide in every state, so that the field beside it does not jump.
const Send = styled(Button)`
  min-inline-size: 120px;
  font-variant-numeric: tabular-nums;
`

/** The SMS code and the button that sends it. */
export function SmsCodeField({ form, sms }: { form: AuthForm; sms: SmsCode }) {
  const messages = useAuthMessages()
  const waits = sms.secondsLeft > 0

  // Taken before the browser puts it between what is in the field already.
  function takeFromMessage(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text')
    const code = smsDigits(text)
    if (code === text || code === '') return
    event.preventDefault()
    form.set('mobileCode', code)
  }

  return (
    <div>
      <TextField
        {...form.fieldProps('mobileCode')}
        onPaste={takeFromMessage}
        label={messages.mobileCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        data-auth-part="sms-code"
        trailing={
          <Send
            variant="secondary"
            loading={sms.isSending}
            disabled={waits}
            onClick={sms.send}
            data-auth-part="sms-send"
          >
            {waits ? messages.secondsLeft(sms.secondsLeft) : messages.sendSms}
          </Send>
        }
      />
      <VisuallyHidden role="status">
        {sms.sentTo !== null && (waits ? messages.smsSent(sms.sentTo) : messages.smsAgain)}
      </VisuallyHidden>
    </div>
  )
}
