import { Checkbox } from '@shuyuan/ui'
import { AgreementLink } from '../agreement/agreement-link'
import type { AuthForm } from '../form/use-auth-form'
import { useAuthMessages } from '../provider/use-auth-messages'

/** The tick that registration asks for, with the documents it is about. */
export function AgreementTick({ form }: { form: AuthForm }) {
  const messages = useAuthMessages()
  return (
    <div data-auth-field="agreed" data-auth-part="agreement">
      <Checkbox
        checked={form.values.agreed === 'on'}
        onCheckedChange={(checked) => form.set('agreed', checked ? 'on' : '')}
        error={form.errors.agreed}
        label={
          <>
            {messages.agreementBefore}
            <AgreementLink document="user" />
            {messages.agreementBetween}
            <AgreementLink document="privacy" />
          </>
        }
      />
    </div>
  )
}
