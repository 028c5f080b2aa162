import { Button, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { FormFailure } from '../form/form-failure'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages } from '../provider/auth-hooks'
import { useLoginMethods } from './login-methods'
import { SocialIcon } from './social-icon'
import { useSocialLogin } from './use-social-login'

const Root = styled.section`
  display: grid;
  gap: ${token('space-3')};
  margin-block-start: ${token('space-5')};
`

const Heading = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  margin: 0;
  color: ${token('text-subtle')};
  font: ${token('type-small')};
  &::before,
  &::after {
    flex: 1;
    block-size: 1px;
    background: ${token('border')};
    content: '';
  }
`

const Row = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: ${token('space-3')};
`

/** Third-party logins of the site, or the host's `social` slot. Renders nothing without any. */
export function SocialRow() {
  const { config } = useAuthContext()
  const messages = useAuthMessages()
  const { ways, failure } = useSocialLogin()
  const hasOthers = useLoginMethods().length > ways.length
  const Social = config.slots?.social
  if (ways.length === 0) return null
  return (
    <Root data-auth-part="social">
      {Social ? (
        <Social ways={ways} />
      ) : (
        <>
          {hasOthers && (
            <Heading data-auth-part="social-heading">{messages.otherLoginWays}</Heading>
          )}
          <Row>
            {ways.map(({ name, label, isPending, onStart }) => (
              <Button
                key={name}
                variant="secondary"
                loading={isPending}
                onClick={onStart}
                data-auth-part={`social-${name}`}
              >
                <SocialIcon name={name} />
                {label}
              </Button>
            ))}
          </Row>
        </>
      )}
      <FormFailure failure={failure} />
    </Root>
  )
}
