import { Button, TextField, VisuallyHidden } from '@shuyuan/ui'
import type { ClipboardEvent } from 'react'
import { styled } from 'styled-components'
import type { AuthForm } from '../form/use-auth-form'
import { useAuthMessages } from '../provider/auth-hooks'
import { extractSmsCode } from './extract-sms-code'
import type { SmsCode } from './use-sms-code'

// Same width in every state, so that the field next to it does not resize.
const Send = styled(Button)`
  min-inline-size: 120px;
  font-variant-numeric: tabular-nums;
`

/** SMS code field with the button that sends the code. */
export function SmsCodeField({ form, sms }: { form: AuthForm; sms: SmsCode }) {
  const messages = useAuthMessages()
  const waits = sms.secondsLeft > 0

  // Handled here because the browser would insert the text into the existing value.
  function pasteFromMessage(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text')
    const code = extractSmsCode(text)
    if (code === text || code === '') return
    event.preventDefault()
    form.set('mobileCode', code)
  }

  return (
    <div>
      <TextField
        {...form.fieldProps('mobileCode')}
        onPaste={pasteFromMessage}
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
