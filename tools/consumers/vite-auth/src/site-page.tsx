import { AuthDialogs, AuthProvider, useAuthDialogs } from '@shuyuan/auth-dialogs'
import { zhCn } from '@shuyuan/auth-dialogs/locales/zh-cn'
import { PageFrame, SiteFooter, SiteHeader } from '@shuyuan/layout'
import { RichText } from '@shuyuan/rich-text'
import { Container, GlobalStyle, PageHeading } from '@shuyuan/ui'
import { backend } from './backend'
import { useAccount } from './use-account'

const links = { home: '/site', study: '/site', search: '/site' }
const description = `<h2>大纲</h2><p>圆是 $x^2 + y^2 = r^2$</p>
<pre><code class="language-js">const radius = 5</code></pre>`

function Top({ token }: { token: string | null }) {
  const { open } = useAuthDialogs()
  const login = () => open('login')
  return (
    <SiteHeader
      siteName="Acme 学院"
      logo={null}
      links={links}
      nav={[]}
      pathname="/site"
      account={
        token === null
          ? { kind: 'visitor', onSignIn: login, onRegister: () => open('register'), onStudy: login }
          : { kind: 'loading' }
      }
      onSearch={() => undefined}
      onEmptySearch={() => undefined}
    />
  )
}

/** A page of only our components. */
export function SitePage() {
  const { token, keep } = useAccount()
  return (
    <AuthProvider backend={backend} locale={zhCn} onSignedIn={keep}>
      <GlobalStyle />
      <PageFrame
        header={<Top token={token} />}
        footer={<SiteFooter siteName="Acme 学院" year={2026} aboutHref="/site" />}
      >
        <Container>
          <PageHeading>圆的方程</PageHeading>
          <RichText source={description} format="html" />
        </Container>
      </PageFrame>
      <AuthDialogs />
    </AuthProvider>
  )
}
