import { memberQuery } from '@shuyuan/api/query'
import { answering, failing, samples } from '@shuyuan/api/testing'
import { useSessionState } from '@shuyuan/session/react'
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadMember } from '../../core/account/account'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { renderInSite } from '../../testing/render-in-site.fixture'
import { useServices } from '../../core/use-services'
import { SiteHeaderBar } from './site-header-bar'
import { useMemberRetry } from '../notices/use-member-retry'

let server: ReturnType<typeof startFakeServer>

beforeEach(() => {
  server = startFakeServer()
})

afterEach(() => {
  vi.useRealTimers()
})

function Page() {
  const hasToken = useSessionState((state) => state.hasToken)
  const member = useSessionState((state) => state.member)
  const { api } = useServices()
  const { refetch } = useQuery({ ...memberQuery(api), enabled: false })
  useMemberRetry(hasToken && member === null)
  return (
    <>
      <SiteHeaderBar />
      <button onClick={() => void refetch()}>页面重试</button>
    </>
  )
}

/** Renders a public page for a learner whose account failed to load. */
async function renderFailed() {
  server.use(failing('getMember', { code: 1, message: '系统繁忙' }))
  const view = renderInSite(<Page />)
  await act(async () => {
    view.services.session.signIn('token')
    await loadMember(view.services).catch(() => undefined)
  })
  expect(await screen.findByText('账号信息加载失败')).toBeTruthy()
  return view
}

const name = samples.getMember.nick_name

it('an account that failed to load can be retried', async () => {
  await renderFailed()
  await userEvent.click(screen.getByRole('button', { name: '账号信息加载失败' }))
  await userEvent.click(screen.getByRole('menuitem', { name: '重试' }))
  await waitFor(() => expect(server.requestsTo('/member/detail')).toHaveLength(2))
  expect(await screen.findByText('账号信息加载失败')).toBeTruthy()
  server.use(answering('getMember', samples.getMember))
  await userEvent.click(screen.getByRole('button', { name: '账号信息加载失败' }))
  await userEvent.click(screen.getByRole('menuitem', { name: '重试' }))
  expect(await screen.findByRole('button', { name: new RegExp(name) })).toBeTruthy()
  expect(screen.queryByText('账号信息加载失败')).toBeNull()
})

it('a learner whose account could not be loaded can sign out', async () => {
  const { services } = await renderFailed()
  await userEvent.click(screen.getByRole('button', { name: '账号信息加载失败' }))
  await userEvent.click(screen.getByRole('menuitem', { name: '安全退出' }))
  expect(await screen.findByRole('button', { name: '登录' })).toBeTruthy()
  expect(services.session.getToken()).toBeNull()
})

it('shows an account that the page itself loaded after a failure', async () => {
  await renderFailed()
  server.use(answering('getMember', samples.getMember))
  await userEvent.click(screen.getByRole('button', { name: '页面重试' }))
  expect(await screen.findByRole('button', { name: new RegExp(name) })).toBeTruthy()
})
