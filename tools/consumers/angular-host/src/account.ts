// eslint-disable-next-line @nx/enforce-module-boundaries -- a dependency of the created app only
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
import type { LoginElementEvents } from '@shuyuan/login-element'
import { authErrorFrom, type AuthBackend } from '@shuyuan/login-element/port'

@Component({
  selector: 'app-account',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <shuyuan-login #login [backend]="backend" (token)="keepToken($event)" />
    <button (click)="login.open('login')">登录</button>
    <output>{{ token() === '' ? '未登录' : '已登录：' + token() }}</output>
  `,
})
export class Account {
  readonly token = signal('')

  readonly backend: AuthBackend = {
    async loginWithPassword(input, signal) {
      const body = JSON.stringify(input)
      const response = await fetch('/api/login', { method: 'POST', body, signal })
      if (!response.ok) throw await authErrorFrom(response)
      return response.json()
    },
  }

  keepToken({ detail }: LoginElementEvents['token']) {
    this.token.set(detail.token)
  }
}
