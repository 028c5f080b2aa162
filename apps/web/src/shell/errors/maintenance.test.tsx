import { siteConfigQuery } from '@shuyuan/api/query'
import { failing } from '@shuyuan/api/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import type { HttpHandler } from 'msw'
import { expect, it } from 'vitest'
import { App } from '../../core/app'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { siteRouterAt } from '../../testing/render-in-site.fixture'

const maintenance = { code: 503, message: '系统维护中' }
const words = '学校正在维护系统，结束后会自动恢复'
const replaced = { level: 1, name: '系统维护中' }

/** Opens the VIP page, then maintenance begins. */
async function startMaintenance(...handlers: HttpHandler[]) {
  const server = startFakeServer(...handlers)
  const { router, services } = await siteRouterAt('/vip')
  const { queryClient, api } = services
  render(<App router={router} services={services} />)
  await screen.findByRole('heading', { level: 1, name: 'VIP会员' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  server.use(failing('getConfig', maintenance))
  const { queryKey } = siteConfigQuery(api)
  await act(() => queryClient.refetchQueries({ queryKey }))
  return { router }
}

it('shows a bar on a page that has loaded, until the next navigation', async () => {
  const { router } = await startMaintenance()
  expect(await screen.findByText(words)).toHaveProperty('role', 'status')
  expect(screen.getByRole('heading', { level: 1, name: 'VIP会员' })).toBeDefined()
  await act(() => router.navigate({ to: '/courses' }))
  expect(await screen.findByRole('heading', replaced)).toBeDefined()
  await act(() => router.navigate({ to: '/vip' }))
  expect(screen.getByRole('heading', replaced)).toBeDefined()
})

it('replaces a page of which a part has not loaded', async () => {
  await startMaintenance(failing('listVipPlans', { code: 1, message: '错误' }))
  expect(await screen.findByRole('heading', replaced)).toBeDefined()
  expect(screen.queryByText(words)).toBeNull()
})
