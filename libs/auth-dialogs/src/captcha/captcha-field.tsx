import { Button, Skeleton, TextField, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import type { AuthForm } from '../form/use-auth-form'
import type { AuthSmsScene } from '../port/auth-backend'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages } from '../provider/auth-hooks'
import type { CaptchaState } from './captcha-machine'
import type { Captcha } from './use-captcha'

const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')};
`

const Image = styled.img`
  inline-size: 110px;
  block-size: ${token('touch-target')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-control')};
  background: white;
  object-fit: fill;
  &[data-spent] {
    opacity: 0.5;
  }
`

const ImageSkeleton = styled(Skeleton)`
  inline-size: 110px;
  block-size: ${token('touch-target')};
`

const Failed = styled.span`
  inline-size: 110px;
  color: ${token('danger')};
  font: ${token('type-small')};
  text-align: center;
`

const Refresh = styled(Button)`
  padding-inline: ${token('space-2')};
`

function CaptchaImage({ state }: { state: CaptchaState }) {
  const messages = useAuthMessages()
  switch (state.status) {
    case 'failed':
      return <Failed role="status">{messages.captchaFailed}</Failed>
    case 'ready':
    case 'spent':
      return (
        state.captcha && (
          <Image
            src={state.captcha.image}
            alt={messages.captchaImage}
            width={110}
            height={44}
            data-auth-part="captcha-image"
            data-spent={state.status === 'spent' || undefined}
          />
        )
      )
    default:
      return <ImageSkeleton />
  }
}

export interface CaptchaFieldProps {
  form: AuthForm
  captcha: Captcha
  scene: AuthSmsScene
}

/** Captcha input with its image and a refresh button, the host's own challenge, or nothing. */
export function CaptchaField({ form, captcha, scene }: CaptchaFieldProps) {
  const messages = useAuthMessages()
  const Challenge = useAuthContext().config.slots?.captcha
  if (captcha.state.status === 'absent') return null
  if (Challenge) {
    return (
      <div data-auth-part="captcha" data-auth-field="captcha">
        <Challenge
          scene={scene}
          round={captcha.round}
          error={form.errors.captcha}
          onAnswer={captcha.answer}
        />
      </div>
    )
  }
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
      data-state={captcha.state.status}
      trailing={
        <Side>
          <CaptchaImage state={captcha.state} />
          <Refresh
            variant="ghost"
            size="sm"
            onClick={captcha.refresh}
            data-auth-part="captcha-refresh"
          >
            {messages.captchaRefresh}
          </Refresh>
        </Side>
      }
    />
  )
}
