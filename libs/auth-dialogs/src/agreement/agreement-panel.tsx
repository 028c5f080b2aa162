import { Button, token } from '@shuyuan/ui'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { FormFailure } from '../form/form-failure'
import type { AuthDialogArgs } from '../provider/auth-dialog'
import { useAuthMessages } from '../provider/auth-hooks'
import { AgreementLink } from './agreement-link'
import { useAgreement } from './use-agreement'

const Root = styled.div`
  display: grid;
  gap: ${token('space-5')};
`

const Text = styled.p`
  margin: 0;
  font: ${token('type-prose')};
  & a {
    color: ${token('accent-text')};
    text-decoration: underline;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space-3')};
`

/** Requests consent to changed documents. Refusing signs out. */
export function AgreementPanel({ documents }: AuthDialogArgs['agreement']) {
  const messages = useAuthMessages()
  const { agree, refuse, isSubmitting, failure } = useAgreement()
  return (
    <Root data-auth-part="agreement">
      <Text data-auth-part="intro">
        {messages.consentBefore}
        {documents.map((document, index) => (
          <Fragment key={document}>
            {index > 0 && <span>{messages.agreementBetween}</span>}
            <AgreementLink document={document} />
          </Fragment>
        ))}
        <span>{messages.consentAfter}</span>
      </Text>
      <FormFailure failure={failure} />
      <Actions>
        <Button variant="secondary" onClick={refuse} data-auth-part="disagree">
          {messages.disagree}
        </Button>
        <Button loading={isSubmitting} onClick={agree} data-auth-part="agree">
          {messages.agree}
        </Button>
      </Actions>
    </Root>
  )
}
