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

// Fetched ahead, so that no test waits for what a busy machine takes to read it.
beforeAll(async () => {
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

test('defining it twice is no mistake', () => {
  expect(() => defineLoginElement()).not.toThrow()
})

test('an element that knows no server says what it needs', () => {
  const element = document.createElement('shuyuan-login')
  expect(() => element.open('login')).toThrow('api-url')
})

test.each(['logon', 'toString', undefined])('there is no dialog %s, but others', (name) => {
  const element = place()
  // As plain JavaScript calls it.
  const open = () => Reflect.apply(element.open, element, [name])
  expect(open).toThrow(`no dialog "${name}". open() takes one of login, register, reset, scan`)
})

test('a dialog that the backend has no methods for names them', () => {
  const element = place()
  element.backend = { loginWithPassword: async () => ({ token: 'fake-token' }) }
  expect(() => element.open('register')).toThrow('backend methods: sendSmsCode, register')
  element.backend.sendSmsCode = async () => undefined
  expect(() => element.open('reset')).toThrow('dialog "reset" of <shuyuan-login> requires these backend methods: resetPassword')
  expect(() => element.open('login')).not.toThrow()
  element.close()
})

test('what is set on the element of a template counts once it is in the page', () => {
  const template = document.createElement('template')
  template.innerHTML = '<shuyuan-login></shuyuan-login>'
  const element = template.content.querySelector('shuyuan-login')
  const backend = createFakeBackend()
  document.body.append(Object.assign(element ?? document.body, { backend }))
  expect(Object.hasOwn(element ?? {}, 'backend')).toBe(false)
  expect(element?.backend).toBe(backend)
})

test('its code is fetched ahead where a host asks for it, without a word when it cannot be', async () => {
  vi.mocked(loadAuthDialogs).mockRejectedValueOnce(new Error('offline'))
  const element = place()
  element.preload()
  await waitFor(() => expect(loadAuthDialogs).toHaveBeenCalled())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('texts of the host replace those of the language', async () => {
  const element = place()
  element.messages = { loginTitle: '欢迎回来' }
  element.open('login')
  expect(await screen.findByRole('dialog', { name: '欢迎回来' })).toBeTruthy()
  expect(element.messages).toEqual({ loginTitle: '欢迎回来' })
  element.close()
})

test('tells the token and waits for what the host does with it', async () => {
  const element = place()
  let finish = () => {}
  const promise = new Promise<void>((resolve) => {
    finish = resolve
  })
  const tokens: string[] = []
  const events: string[] = []
  element.addEventListener('token', ({ detail }) => {
    tokens.push(`${detail.token} by ${detail.via}`)
    detail.waitUntil(promise)
  })
  element.addEventListener('signed-in', ({ type }) => events.push(type))
  element.open('login')
  await signIn()
  await waitFor(() => expect(tokens).toEqual(['fake-token by password']))
  expect(events).toEqual([])
  expect(screen.getByRole('dialog')).toBeTruthy()
  finish()
  await waitFor(() => expect(events).toEqual(['signed-in']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('attributes and properties count from when they change', async () => {
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

test('texts of the host replace single ones', async () => {
  const element = place()
  element.messages = { mobile: '会员手机' }
  element.open('login')
  expect(await screen.findByLabelText('会员手机')).toBeTruthy()
  element.messages = null
  expect(await screen.findByLabelText('手机号')).toBeTruthy()
})

test('asks the host before anything is sent', async () => {
  const element = place()
  element.beforeSubmit = ({ action }) => ({ message: `不可以：${action}` })
  element.open('login')
  await signIn()
  expect(await screen.findByText('不可以：password-login')).toBeTruthy()
})

test('a part of the host’s own hears what there is to show, and when it goes', async () => {
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

test('code that cannot be fetched is reported, and fetched again at the next call', async () => {
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

test('closing before the code is there leaves it closed', async () => {
  const element = place()
  const opened: string[] = []
  element.addEventListener('dialog-opened', ({ detail }) => opened.push(detail.dialog))
  element.open('login')
  element.close()
  element.open('reset')
  await screen.findByRole('dialog')
  expect(opened).toEqual(['reset'])
})
