import { Button, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useAuthMessages } from '../provider/use-auth-messages'
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
  font-size: ${token('text-sm')};
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

/** The third-party logins the site offers; nothing when it offers none. */
export function SocialRow() {
  const messages = useAuthMessages()
  const { wechat, qq } = useSocialLogin()
  if (!wechat && !qq) return null
  return (
    <Root data-auth-part="social">
      <Heading>{messages.otherLoginWays}</Heading>
      <Row>
        {wechat && (
          <Button variant="secondary" onClick={wechat}>
            {messages.wechatLogin}
          </Button>
        )}
        {qq && (
          <Button variant="secondary" onClick={qq}>
            {messages.qqLogin}
          </Button>
        )}
      </Row>
    </Root>
  )
}
