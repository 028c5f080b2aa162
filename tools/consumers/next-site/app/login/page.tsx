import { LoginPanel } from '@shuyuan/auth-dialogs'
import { Container, PageHeading } from '@shuyuan/ui'

/** A login page without a dialog. */
// eslint-disable-next-line workspace/no-default-export -- Next looks for it
export default function Login() {
  return (
    <Container>
      <PageHeading>登录</PageHeading>
      <LoginPanel />
    </Container>
  )
}
