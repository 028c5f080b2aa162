import { defineLoginElement, type LoginElement } from '@shuyuan/login-element'

defineLoginElement()

const login: LoginElement | null = document.querySelector('shuyuan-login')

login?.open('login', { tab: 'sms', mobile: '13800138000' })
login?.addEventListener('token', ({ detail }) => {
  const token: string = detail.token
  const result: { token: string } = detail.result
  if (result.token !== token) return
  detail.waitUntil(fetch('/account', { headers: { authorization: token } }))
})
login?.addEventListener('failed', ({ detail }) => {
  const action: 'agree' | 'bind-mobile' | string = detail.action
  return action
})

// @ts-expect-error there is no such dialog
login?.open('payment')
// @ts-expect-error the code is required
login?.open('bind-mobile')
