import { loadAuthDialogs } from '@shuyuan/auth-dialogs'
import { createFakeBackend, fakeFailure } from '@shuyuan/auth-dialogs/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { defineLoginElement } from './define-login-element'

vi.mock(import('@shuyuan/auth-dialogs'), async (importOriginal) => {
  const library = await importOriginal()
  return { ...library, loadAuthDialogs: vi.fn(library.loadAuthDialogs) }
})

// Loading this code can take longer than the timeout of a test on a busy machine.
beforeAll(async () => {
  defineLoginElement()
  // A page may load two scripts that define it.
  defineLoginElement()
  await Promise.all([import('./mount-login'), loadAuthDialogs()])
}, 60_000)
afterEach(() => document.body.replaceChildren())

function place() {
  const element = document.createElement('shuyuan-login')
  element.backend = createFakeBackend()
  document.body.append(element)
  return element
}

async function signIn() {
  await userEvent.type(await screen.findByLabelText('手机号'), '13800138000')
  await userEvent.type(screen.getByLabelText('密码'), 'secret-password')
  await userEvent.click(screen.getByRole('button', { name: '立即登录' }))
}

test('open throws without a server and names the missing attribute', () => {
  const element = document.createElement('shuyuan-login')
  expect(() => element.open('login')).toThrow('api-url')
})

test.each(['logon', 'toString', undefined])(
  'open throws for the unknown dialog %s and lists the others',
  (name) => {
    const element = place()
    // As plain JavaScript calls it.
    const open = () => Reflect.apply(element.open, element, [name])
    expect(open).toThrow(`no dialog "${name}". open() takes one of login, register, reset, scan`)
  },
)

test('open names the backend methods that a dialog requires', () => {
  const element = place()
  element.backend = { loginWithPassword: async () => ({ token: 'fake-token' }) }
  expect(() => element.open('register')).toThrow('backend methods: sendSmsCode, register')
  element.backend.sendSmsCode = async () => undefined
  expect(() => element.open('reset')).toThrow('backend methods: resetPassword')
  expect(() => element.open('login')).not.toThrow()
  element.close()
})

test('applies properties set on the element of a template', () => {
  const template = document.createElement('template')
  template.innerHTML = '<shuyuan-login></shuyuan-login>'
  const element = template.content.querySelector('shuyuan-login')
  const backend = createFakeBackend()
  document.body.append(Object.assign(element ?? document.body, { backend }))
  expect(Object.hasOwn(element ?? {}, 'backend')).toBe(false)
  expect(element?.backend).toBe(backend)
})

test('preloads the code, silently if that fails', async () => {
  vi.mocked(loadAuthDialogs).mockRejectedValueOnce(new Error('offline'))
  const element = place()
  element.preload()
  await waitFor(() => expect(loadAuthDialogs).toHaveBeenCalled())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('methods selects and orders the sign-in methods', async () => {
  const element = place()
  element.methods = ['sms', 'password']
  element.open('login')
  await screen.findByRole('dialog')
  const tabs = () => screen.queryAllByRole('tab').map((tab) => tab.textContent)
  expect(tabs()).toEqual(['短信登录', '密码登录'])
  element.methods = ['password']
  await waitFor(() => expect(tabs()).toEqual([]))
  element.close()
})

test('with closes-on-back, the Back button closes the dialog', async () => {
  const element = place()
  element.setAttribute('closes-on-back', '')
  element.open('login')
  await screen.findByRole('dialog')
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('dispatches the token with the complete response, and waits for the host', async () => {
  const element = place()
  const answer = { token: 'fake-token', refresh: 'fake-refresh' }
  element.backend = createFakeBackend({ loginWithPassword: async () => answer })
  let finish = () => {}
  const promise = new Promise<void>((resolve) => {
    finish = resolve
  })
  const tokens: unknown[] = []
  const events: string[] = []
  element.addEventListener('token', ({ detail }) => {
    tokens.push(`${detail.token} by ${detail.via}`, detail.result)
    detail.waitUntil(promise)
  })
  element.addEventListener('signed-in', ({ type }) => events.push(type))
  element.open('login')
  await signIn()
  await waitFor(() => expect(tokens).toEqual(['fake-token by password', answer]))
  expect(events).toEqual([])
  expect(screen.getByRole('dialog')).toBeTruthy()
  finish()
  await waitFor(() => expect(events).toEqual(['signed-in']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('applies changed attributes and properties', async () => {
  const element = place()
  element.open('login')
  expect(await screen.findByLabelText('手机号')).toBeTruthy()
  element.setAttribute('lang', 'en')
  expect(await screen.findByLabelText('Mobile number')).toBeTruthy()
  element.removeAttribute('lang')
  await screen.findByLabelText('手机号')
  element.backend = createFakeBackend({
    loginWithPassword: () => Promise.reject(fakeFailure('账号已被锁定')),
  })
  await signIn()
  expect(await screen.findByText('账号已被锁定')).toBeTruthy()
})

test('messages override single texts', async () => {
  const element = place()
  element.messages = { mobile: '会员手机' }
  element.open('login')
  expect(await screen.findByLabelText('会员手机')).toBeTruthy()
  element.messages = null
  expect(await screen.findByLabelText('手机号')).toBeTruthy()
})

test('calls beforeSubmit before anything is sent', async () => {
  const element = place()
  element.beforeSubmit = ({ action }) => ({ message: `不可以：${action}` })
  element.open('login')
  await signIn()
  expect(await screen.findByText('不可以：password-login')).toBeTruthy()
})

test('updates and destroys a slot of the host', async () => {
  const element = place()
  const calls: string[] = []
  element.slots = {
    header(header, { title, onClose }) {
      calls.push(`made for ${title}`)
      header.innerHTML = '<h2></h2><button type="button">离开</button>'
      const [heading, button] = header.children
      const show = (words: string) => heading?.replaceChildren(`某某学院 · ${words}`)
      button?.addEventListener('click', () => onClose?.())
      show(title)
      return {
        update: (props) => show(props.title),
        destroy: () => calls.push('taken away'),
      }
    },
  }
  element.open('login')
  expect(await screen.findByRole('heading', { name: '某某学院 · 登录' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '关闭' })).toBeNull()
  element.messages = { loginTitle: '欢迎' }
  expect(await screen.findByRole('heading', { name: '某某学院 · 欢迎' })).toBeTruthy()
  expect(calls).toEqual(['made for 登录'])
  await userEvent.click(screen.getByRole('button', { name: '离开' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls).toEqual(['made for 登录', 'taken away'])
})

test('reports a failed load and retries at the next call', async () => {
  const element = place()
  const failures: string[] = []
  element.addEventListener('load-failed', ({ detail }) => failures.push(detail.dialog))
  vi.mocked(loadAuthDialogs).mockRejectedValueOnce(new Error('offline'))
  element.open('register')
  await waitFor(() => expect(failures).toEqual(['register']))
  element.open('register')
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(failures).toHaveLength(1)
})

test.each([
  ['zh-CN', /^登录窗口加载失败/],
  ['fr', /^The sign-in window could not be loaded/],
])('in a page in %s, a failed load is shown until the next click', async (lang, text) => {
  const element = place()
  element.lang = lang
  vi.mocked(loadAuthDialogs).mockRejectedValueOnce(new Error('offline'))
  element.open('login')
  expect((await screen.findByRole('alert')).textContent).toMatch(text)
  await userEvent.click(document.body)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a page that shows the notice of a failed load itself cancels it', async () => {
  const element = place()
  element.messages = { loadFailed: '稍后再试' }
  const notices: unknown[] = []
  element.addEventListener('notice', (event) => {
    event.preventDefault()
    notices.push(event.detail)
  })
  vi.mocked(loadAuthDialogs).mockRejectedValueOnce(new Error('offline'))
  element.open('login')
  await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: '稍后再试' }]))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('closing before the code has loaded keeps it closed', async () => {
  const element = place()
  const opened: string[] = []
  element.addEventListener('dialog-opened', ({ detail }) => opened.push(detail.dialog))
  element.open('login')
  element.close()
  element.open('reset')
  await screen.findByRole('dialog')
  expect(opened).toEqual(['reset'])
})

test('opens the dialogs, with their styles, in an element of a shadow root', async () => {
  const host = document.createElement('div')
  document.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const container = shadow.appendChild(document.createElement('dialog'))
  const element = place()
  element.container = container
  element.open('login')
  await waitFor(() => expect(container.querySelector('[role=dialog]')).not.toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(shadow.querySelector('style')).not.toBeNull()
  // For `::part(submit)` of the page.
  await waitFor(() =>
    expect(container.querySelector('[part=submit]')?.textContent).toBe('立即登录'),
  )
  element.close()
})
