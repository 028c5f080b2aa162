import type { LoginElement, LoginElementEvents } from '@shuyuan/login-element'
import type {} from '@shuyuan/login-element/jsx'
import { authErrorFrom } from '@shuyuan/login-element/port'
import { Component, createRef } from 'react'

/** Shows the token of the session and a button to sign in. */
export class Account extends Component<object, { token: string }> {
  override state = { token: '' }
  private readonly login = createRef<LoginElement>()

  private readonly keepToken = ({ detail }: LoginElementEvents['token']) =>
    this.setState({ token: detail.token })

  override componentDidMount() {
    const login = this.login.current
    if (!login) return
    login.addEventListener('token', this.keepToken)
    login.backend = {
      async loginWithPassword(input, signal) {
        const body = JSON.stringify(input)
        const response = await fetch('/api/login', { method: 'POST', body, signal })
        if (response.ok) return response.json()
        throw await authErrorFrom(response)
      },
    }
  }

  override render() {
    const { token } = this.state
    return (
      <>
        <shuyuan-login ref={this.login} />
        <button onClick={() => this.login.current?.open('login')}>登录</button>
        <output>{token === '' ? '未登录' : `已登录：${token}`}</output>
      </>
    )
  }
}
