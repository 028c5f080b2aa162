import { Checkbox } from '@shuyuan/ui'
import { AgreementLink } from '../agreement/agreement-link'
import type { AuthForm } from '../form/use-auth-form'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages } from '../provider/auth-hooks'

/** Checkbox for consent with links to the documents, or the host's `agreement` slot. */
export function AgreementCheckbox({ form }: { form: AuthForm }) {
  const { slots, site } = useAuthContext().config
  const messages = useAuthMessages()
  const state = {
    checked: form.values.agreed === 'on',
    onCheckedChange: (checked: boolean) => form.set('agreed', checked ? 'on' : ''),
    error: form.errors.agreed,
  }
  const Agreement = slots?.agreement
  return (
    <div data-auth-field="agreed" data-auth-part="agreed">
      {Agreement ? (
        <Agreement
          {...state}
          userProtocolUrl={site?.userProtocolUrl ?? null}
          privacyProtocolUrl={site?.privacyProtocolUrl ?? null}
        />
      ) : (
        <Checkbox
          {...state}
          label={
            <>
              {messages.agreementBefore}
              <AgreementLink document="user" />
              {messages.agreementBetween}
              <AgreementLink document="privacy" />
            </>
          }
        />
      )}
    </div>
  )
}
