import { memberQuery, navsQuery } from '@shuyuan/api/query'
import { samples } from '@shuyuan/api/testing'
import { createDrafts } from '@shuyuan/browser-storage'
import { toast, Toaster } from '@shuyuan/ui'
import { act, render, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openNotes } from '../../core/account/member-records'
import { recentSearches, rememberSearch } from '../../core/account/recent-searches'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { sampleMember, signInMember } from '../../testing/member.fixture'
import { siteRouterAt } from '../../testing/render-in-site.fixture'
import { signOutAndGoHome } from './sign-out-and-go-home'

let server: ReturnType<typeof startFakeServer>

beforeEach(() => {
  server = startFakeServer()
})
afterEach(() => {
  vi.useRealTimers()
  toast.clear()
})

/** A learner on a guarded page with cached data and a comment draft. */
async function learner() {
  const site = await siteRouterAt('/member/orders', (session) => session.signIn('token-of-a'))
  const { services } = site
  await services.queryClient.fetchQuery(memberQuery(services.api))
  await services.queryClient.fetchQuery(navsQuery(services.api))
  createDrafts({ prefix: 'shuyuan' }).set('course/1/', '写了一半')
  vi.useFakeTimers()
  return {
    ...site,
    memberInCache: () => services.queryClient.getQueryData(memberQuery(services.api).queryKey),
  }
}

it('ends the session at once and revokes its token on the server', async () => {
  const { services, router } = await learner()
  signOutAndGoHome(services, router)
  expect(services.session.getToken()).toBeNull()
  await vi.advanceTimersByTimeAsync(0)
  const [logout, ...others] = server.requestsTo('/logout')
  expect(logout?.headers.get('Authorization')).toBe('Bearer token-of-a')
  expect(others).toEqual([])
})

it('clears drafts and searches', async () => {
  const { services, router } = await learner()
  rememberSearch(services.device, '线性代数')
  signOutAndGoHome(services, router)
  expect(recentSearches(services.device)).toEqual([])
  expect(createDrafts({ prefix: 'shuyuan' }).get('course/1/')).toBe('')
})

it('shows a toast and navigates home half a second later', async () => {
  const { services, router } = await learner()
  render(<Toaster />)
  act(() => signOutAndGoHome(services, router))
  await act(() => vi.advanceTimersByTimeAsync(499))
  expect(screen.getByText('已安全退出')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/member/orders')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(router.state.location.pathname).toBe('/')
})

it('shows a custom message', async () => {
  const { services, router } = await learner()
  render(<Toaster />)
  act(() => signOutAndGoHome(services, router, '账号已注销'))
  await act(() => vi.advanceTimersByTimeAsync(499))
  expect(screen.getByText('账号已注销')).toBeTruthy()
  expect(screen.queryByText('已安全退出')).toBeNull()
})

it('removes personal data after leaving the page, and keeps public data', async () => {
  const { services, router, memberInCache } = await learner()
  signOutAndGoHome(services, router)
  expect(memberInCache()).toBeDefined()
  // The code of the home page loads in real time.
  await vi.waitFor(() => expect(memberInCache()).toBeUndefined(), 10_000)
  expect(services.queryClient.getQueryData(navsQuery(services.api).queryKey)).toBeDefined()
})

it('keeps the data of an account that signs in before the page is left', async () => {
  const { services, router, memberInCache } = await learner()
  signOutAndGoHome(services, router)
  services.session.signIn('token-of-b')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(router.state.location.pathname).toBe('/')
  expect(memberInCache()).toMatchObject({ id: samples.getMember.id })
})

it('navigates home even if the server rejects the sign-out', async () => {
  const { services, router } = await learner()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  signOutAndGoHome(services, router)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(services.session.getToken()).toBeNull()
  expect(router.state.location.pathname).toBe('/')
})

it('deletes notes only if the learner chose so', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const { services, router } = await learner()
  signInMember(services)
  const notes = openNotes('shuyuan', sampleMember.id)
  vi.useRealTimers()
  const note = { courseId: 4, courseTitle: '课', lessonId: 403, lessonTitle: '节', second: 9 }
  await notes.setMany([['a', { ...note, id: 'a', text: '', updatedAt: 1 }]])
  signOutAndGoHome(services, router)
  expect((await notes.all()).size).toBe(1)

  signInMember(services)
  services.device.set(`notes-delete-${sampleMember.id}`, 'on')
  signOutAndGoHome(services, router)
  await vi.waitFor(async () => expect((await notes.all()).size).toBe(0), 30_000)
})
