import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fill, renderAuth } from '../testing/render-auth'
import type {
  AuthAgreementProps,
  AuthFooterProps,
  AuthHeaderProps,
  AuthSocialProps,
} from '../port/auth-slot-props'

test('the header slot replaces title and close button; the dialog keeps its name', async () => {
  const Header = ({ dialog, title, onClose }: AuthHeaderProps) => (
    <header data-dialog={dialog}>
      <h2>Academy: {title}</h2>
      {onClose && <button onClick={onClose}>leave</button>}
    </header>
  )
  const { user } = await renderAuth({
    slots: { header: Header },
    opens: (open) => open('login'),
  })
  expect(screen.getByRole('dialog', { name: '登录' })).toBeTruthy()
  expect(screen.getByRole('heading').textContent).toBe('Academy: 登录')
  expect(screen.queryByRole('button', { name: '关闭' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '新用户注册' }))
  expect(screen.getByRole('heading').textContent).toBe('Academy: 注册')
  await user.click(screen.getByRole('button', { name: 'leave' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the header slot cannot close a dialog that requires a decision', async () => {
  const onCloses: AuthHeaderProps['onClose'][] = []
  const Header = ({ onClose }: AuthHeaderProps) => {
    onCloses.push(onClose)
    return null
  }
  await renderAuth({
    slots: { header: Header },
    opens: (open) => open('agreement', { documents: ['user'] }),
  })
  expect(onCloses.length).toBeGreaterThan(0)
  expect(onCloses.every((onClose) => onClose === null)).toBe(true)
})

test('the footer slot opens the other dialogs with the phone filled in', async () => {
  const Footer = ({ dialog, links }: AuthFooterProps) => (
    <nav aria-label={`below ${dialog}`}>
      {links.map(({ to, label, onFollow }) => (
        <button key={to} onClick={onFollow}>
          {label}!
        </button>
      ))}
    </nav>
  )
  const { user } = await renderAuth({
    slots: { footer: Footer },
    opens: (open) => open('login', { mobile: '138' }),
  })
  expect(screen.queryByRole('button', { name: '新用户注册' })).toBeNull()
  expect(screen.getByRole('navigation', { name: 'below login' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '新用户注册!' }))
  expect(screen.getByRole('dialog', { name: '注册' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('138')
  expect(screen.getByRole('button', { name: '返回登录!' })).toBeTruthy()
})

test('registration requires the agreement slot, with its error and the focus', async () => {
  const register = vi.fn(async () => undefined)
  const Agreement = (props: AuthAgreementProps) => (
    <label>
      <input
        type="checkbox"
        checked={props.checked}
        aria-invalid={props.error !== undefined}
        onChange={(event) => props.onCheckedChange(event.target.checked)}
      />
      I agree to {props.userProtocolUrl} and {props.privacyProtocolUrl ?? 'nothing'}
      {props.error}
    </label>
  )
  const { user } = await renderAuth({
    backend: createFakeBackend({ register }),
    slots: { agreement: Agreement },
    site: { userProtocolUrl: 'https://site.example/user' },
    opens: (open) => open('register'),
  })
  const tick = screen.getByRole('checkbox', { name: /https:\/\/site.example\/user and nothing/ })
  expect(screen.getAllByRole('checkbox')).toEqual([tick])
  fill({ 手机号: '139', 图形验证码: '7kqm', 手机验证码: '112233', 密码: 'shuyuan123' })
  await user.click(screen.getByRole('button', { name: '立即注册' }))
  expect(screen.getByText(/请同意《用户协议》和《隐私政策》/)).toBeTruthy()
  expect(document.activeElement).toBe(tick)
  expect(register).not.toHaveBeenCalled()
  await user.click(tick)
  await user.click(screen.getByRole('button', { name: '立即注册' }))
  await waitFor(() => expect(register).toHaveBeenCalledTimes(1))
})

test('the social slot starts the logins of the site', async () => {
  const navigate = vi.fn()
  const Social = ({ ways }: AuthSocialProps) =>
    ways.map(({ name, label, onStart }) => (
      <button key={name} onClick={onStart}>
        {name}: {label}
      </button>
    ))
  const { user } = await renderAuth({
    slots: { social: Social },
    site: { qq: true, wechat: true },
    navigate,
    opens: (open) => open('login'),
  })
  expect(screen.queryByRole('button', { name: 'QQ登录' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'qq: QQ登录' }))
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('https://login.example/qq'))
  await user.click(screen.getByRole('button', { name: 'wechat: 微信登录' }))
  expect(screen.getByRole('dialog', { name: '微信扫码登录' })).toBeTruthy()
})

test('a site without third parties does not render the social slot', async () => {
  const Social = vi.fn(() => <p>social</p>)
  await renderAuth({ slots: { social: Social }, opens: (open) => open('login') })
  expect(Social).not.toHaveBeenCalled()
})

// A JavaScript backend may return anything.
test.each([
  ['null', null],
  ['an empty text', ''],
  ['an object', JSON.parse('{}')],
  ['a promise', Object(Promise.resolve('https://login.example/qq'))],
])('shows at the row that the QQ URL is missing: %s', async (_, url) => {
  const navigate = vi.fn()
  await renderAuth({
    backend: createFakeBackend({ qqLoginUrl: () => url }),
    site: { qq: true },
    navigate,
    opens: (open) => open('login'),
  })
  fireEvent.click(screen.getByRole('button', { name: 'QQ登录' }))
  expect((await screen.findByRole('alert')).textContent).toBe('QQ登录暂不可用，换一种登录方式')
  expect(navigate).not.toHaveBeenCalled()
})
