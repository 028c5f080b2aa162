import { Button, Skeleton, TextField, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import type { AuthForm } from '../form/use-auth-form'
import { useAuthMessages } from '../provider/use-auth-messages'
import type { CaptchaState } from './captcha-machine'
import type { Captcha } from './use-captcha'

const Side = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
`

const Picture = styled.img`
  inline-size: 110px;
  block-size: 44px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-md')};
  background: white;
  object-fit: fill;
  &[data-spent] {
    opacity: 0.5;
  }
`

const Failed = styled.span`
  inline-size: 110px;
  color: ${token('danger')};
  font-size: ${token('text-sm')};
  text-align: center;
`

const Refresh = styled(Button)`
  padding-inline: ${token('space-2')};
`

function CaptchaPicture({ state }: { state: CaptchaState }) {
  const messages = useAuthMessages()
  switch (state.status) {
    case 'loading':
      return <Skeleton width={110} height={44} />
    case 'failed':
      return <Failed role="status">{messages.captchaFailed}</Failed>
    case 'ready':
    case 'spent':
      return (
        <Picture
          src={state.captcha.image}
          alt={messages.captchaPicture}
          width={110}
          height={44}
          data-spent={state.status === 'spent' || undefined}
        />
      )
  }
}

/** The captcha's answer, its picture and the way to another one. */
export function CaptchaField({ form, captcha }: { form: AuthForm; captcha: Captcha }) {
  const messages = useAuthMessages()
  return (
    <TextField
      {...form.fieldProps('captcha')}
      label={messages.captcha}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      required
      data-auth-part="captcha"
      trailing={
        <Side>
          <CaptchaPicture state={captcha.state} />
          <Refresh variant="ghost" size="sm" onClick={captcha.refresh}>
            {messages.captchaRefresh}
          </Refresh>
        </Side>
      }
    />
  )
}
