import { AuthDialogs, AuthProvider, authErrorFrom, useAuthDialogs } from '@shuyuan/auth-dialogs'
import type { AuthBackend } from '@shuyuan/auth-dialogs'
import { zhCn } from '@shuyuan/auth-dialogs/locales/zh-cn'
import { CourseGrid } from '@shuyuan/courses'
import { SkipLink } from '@shuyuan/layout'
import { Player } from '@shuyuan/player'
import { RichText, type RichTextComponents } from '@shuyuan/rich-text'
import { TimeAgo } from '@shuyuan/time-format/react'
import { Button, CssLayer, GlobalStyle } from '@shuyuan/ui'
import './host.css'

const backend: AuthBackend = {
  async loginWithPassword(input, signal) {
    const body = JSON.stringify(input)
    const response = await fetch('/api/login', { method: 'POST', body, signal })
    if (!response.ok) throw await authErrorFrom(response)
    return response.json()
  },
}

function LoginButton() {
  const { open } = useAuthDialogs()
  return <Button onClick={() => open('login')}>登录</Button>
}

const components: RichTextComponents = { td: ({ children }) => <td>“{children}”</td> }

export const page = (
  <AuthProvider
    backend={backend}
    locale={zhCn}
    onSignedIn={(token) => {
      document.title = token
    }}
  >
    <GlobalStyle />
    <SkipLink />
    <main id="main">
      <h2>What the host says</h2>
      <LoginButton />
      <CssLayer>
        <Button className="wide square">开始学习</Button>
      </CssLayer>
      <RichText
        source={'| 图形 | 边 |\n| --- | --- |\n| 三角形 | 3 |'}
        format="markdown"
        components={components}
      />
      <TimeAgo value="2020-05-01T08:00:00Z" />
      <CourseGrid courses={[]} hrefFor={({ id }) => `/courses/${id}`} />
      <Player title="第一课" sources={[]} />
    </main>
    <AuthDialogs />
  </AuthProvider>
)
