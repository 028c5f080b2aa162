import { siteConfigQuery } from '@shuyuan/api/query'
import { answering, failing, samples } from '@shuyuan/api/testing'
import { useAuthDialogs } from '@shuyuan/auth-dialogs'
import { createDrafts } from '@shuyuan/browser-storage'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { startFakeServer } from '../../../testing/fake-server.fixture'
import { sampleMember } from '../../../testing/member.fixture'
import { renderInSite, testServices } from '../../../testing/render-in-site.fixture'
import { rememberDeletion, takeDeletion } from '../deletion-request'

function Page() {
  const { open } = useAuthDialogs()
  return (
    <>
      <button onClick={() => open('login')}>登录</button>
      <button onClick={() => open('agreement', { documents: ['user'] })}>协议</button>
    </>
  )
}

const page = <Page />

let server: ReturnType<typeof startFakeServer>

beforeEach(() => {
  server = startFakeServer()
})

async function openDialog(opener: string) {
  const button = await screen.findByRole('button', { name: opener })
  // Components that suspend within a synchronous act are not retried.
  await act(() => userEvent.click(button))
}

async function signIn() {
  await openDialog('登录')
  const dialog = await screen.findByRole('dialog', { name: '登录' })
  await userEvent.type(within(dialog).getByRole('textbox', { name: '手机号' }), '13800000001')
  await userEvent.type(within(dialog).getByLabelText('密码'), 'shuyuan123')
  await userEvent.click(within(dialog).getByRole('button', { name: '立即登录' }))
}

describe('a sign-in', () => {
  it('stores the token and the member, and stays on the page', async () => {
    const { services, router } = renderInSite(page)
    await signIn()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(services.session.getToken()).toBe(samples.loginWithPassword.token)
    expect(services.session.state.member).toMatchObject({ id: samples.getMember.id })
    expect(router.state.location.pathname).toBe('/courses/detail/1')
  })

  it('that cancels a deletion requested on this device shows a toast, once', async () => {
    const { services } = renderInSite(page)
    rememberDeletion(services.device, samples.getMember.id, Date.now())
    await signIn()
    expect(await screen.findByText('注销申请已取消')).toBeTruthy()
    expect(takeDeletion(services.device, samples.getMember.id, Date.now())).toBe(false)
  })

  it('that is rejected shows the reason in one toast and keeps the dialog open', async () => {
    server.use(failing('loginWithPassword', { code: 1, message: '账号已被锁定' }))
    const { services } = renderInSite(page)
    await signIn()
    expect(await screen.findByText('账号已被锁定')).toBeTruthy()
    expect(services.session.getToken()).toBeNull()
    const dialog = screen.getByRole('dialog', { name: '登录' })
    expect(within(dialog).queryByText('账号已被锁定')).toBeNull()
  })
})

describe('the sign-in methods', () => {
  const withSocialites = (qq: 0 | 1) => ({
    ...samples.getConfig,
    socialites: { ...samples.getConfig.socialites, qq },
  })

  it.each([
    [1, 1],
    [0, 0],
  ] as const)('offer QQ where the site’s settings say %d: %d times', async (qq, times) => {
    server.use(answering('getConfig', withSocialites(qq)))
    const { services } = renderInSite(page)
    const { queryKey } = siteConfigQuery(services.api)
    await waitFor(() => expect(services.queryClient.getQueryData(queryKey)).toBeDefined())
    await openDialog('登录')
    const dialog = await screen.findByRole('dialog', { name: '登录' })
    await waitFor(() =>
      expect(within(dialog).queryAllByRole('button', { name: 'QQ登录' })).toHaveLength(times),
    )
  })
})

describe('the agreements', () => {
  it('that are accepted refetch the member', async () => {
    const { services } = renderInSite(page)
    services.session.signIn('token')
    await openDialog('协议')
    await userEvent.click(await screen.findByRole('button', { name: '同意' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.requestsTo('/member/detail')).toHaveLength(1)
    expect(services.session.state.member).not.toBeNull()
  })

  it('that are declined sign the learner out', async () => {
    const { services } = renderInSite(page)
    services.session.signIn('token')
    createDrafts({ prefix: 'shuyuan' }).set('course/1/', '写了一半')
    await openDialog('协议')
    await userEvent.click(await screen.findByRole('button', { name: '不同意' }))
    await waitFor(() => expect(services.session.getToken()).toBeNull())
    expect(await screen.findByText('已安全退出')).toBeTruthy()
    expect(createDrafts({ prefix: 'shuyuan' }).get('course/1/')).toBe('')
  })
})

describe('a login code in the URL of a signed-in learner', () => {
  async function visit() {
    const services = testServices()
    services.session.signIn('mine')
    services.session.setMember(sampleMember, null)
    services.session.setLoginCode('theirs')
    renderInSite(page, { ...services, loginCode: 'theirs' })
    const question = await screen.findByRole('alertdialog', { name: '切换登录账号？' })
    expect(question.textContent).toContain(sampleMember.name)
    expect(server.requestsTo('/login/code')).toEqual([])
    return services.session
  }

  it('is not used if the learner declines', async () => {
    const session = await visit()
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(server.requestsTo('/login/code')).toEqual([])
    expect(session.getToken()).toBe('mine')
    expect(session.getLoginCode()).toBeNull()
  })

  it('replaces the account once the learner agrees', async () => {
    const session = await visit()
    await userEvent.click(screen.getByRole('button', { name: '切换账号' }))
    await waitFor(() => expect(session.getToken()).not.toBe('mine'))
    expect(server.requestsTo('/login/code')).toHaveLength(1)
  })
})
