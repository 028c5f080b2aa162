import { token } from '@shuyuan/ui'
import { maskMobile } from '@shuyuan/ui/mobile'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { CaptchaField } from '../captcha/captcha-field'
import { FormColumn, Note } from '../form/form-layout'
import { FormSubmit } from '../form/form-submit'
import { MobileField } from '../form/mobile-field'
import { PasswordInput } from '../form/password-input'
import { useAuthMessages } from '../provider/auth-hooks'
import { SmsCodeField } from '../sms/sms-code-field'
import type { SmsForm } from '../sms/use-sms-form'

const OwnMobile = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space-1')} ${token('space-4')};
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-md')};
  background: ${token('surface-sunken')};
  color: ${token('text-muted')};
  & > strong {
    color: ${token('text')};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.02em;
  }
`

interface ProofFormProps extends SmsForm {
  /** Shown above the fields. */
  intro: ReactNode
  submitLabel: string
  /** Phone of the account, shown masked. Omit it to show a phone field. */
  own?: { label: string; mobile: string }
  asksPassword?: boolean
}

/** Account form that verifies a phone by SMS code. */
export function ProofForm({ form, sms, intro, submitLabel, own, asksPassword }: ProofFormProps) {
  const messages = useAuthMessages()
  return (
    <FormColumn {...form.formProps}>
      <Note>{intro}</Note>
      {own ? (
        <OwnMobile>
          {own.label} <strong>{maskMobile(own.mobile)}</strong>
        </OwnMobile>
      ) : (
        <MobileField form={form} autoComplete="tel" />
      )}
      <CaptchaField form={form} captcha={sms.captcha} scene={sms.scene} />
      <SmsCodeField form={form} sms={sms} />
      {asksPassword && <PasswordInput form={form} kind="new" label={messages.newPassword} />}
      <FormSubmit form={form}>{submitLabel}</FormSubmit>
    </FormColumn>
  )
}
