import { ApiError } from '@shuyuan/api'
import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { QueryBlock } from './query-block'

function Block({
  answer,
  draw,
}: {
  answer: () => Promise<string>
  draw?: (text: string) => string
}) {
  const query = useQuery({ queryKey: ['answer'], queryFn: answer, retry: false })
  return (
    <QueryBlock query={query} skeleton={<p>skeleton</p>} heading="page">
      {(text) => <p>{draw ? draw(text) : text}</p>}
    </QueryBlock>
  )
}

function show(block: React.ReactElement) {
  return render(<QueryClientProvider client={new QueryClient()}>{block}</QueryClientProvider>)
}

it('shows a skeleton, then the content', async () => {
  show(<Block answer={() => Promise.resolve('content')} />)
  expect(screen.getByRole('group', { name: '加载中' }).getAttribute('aria-busy')).toBe('true')
  expect(await screen.findByText('content')).toBeTruthy()
  expect(screen.queryByText('skeleton')).toBeNull()
})

it('shows an error, and the content after 重试', async () => {
  const answer = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('boom'))
    .mockResolvedValue('content')
  show(<Block answer={answer} />)
  const alert = await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('content')).toBeTruthy()
  expect(alert.isConnected).toBe(false)
})

it('contains a rendering error', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const draw = () => {
    throw new Error('cannot draw this')
  }
  show(
    <>
      <p>beside</p>
      <Block answer={() => Promise.resolve('content')} draw={draw} />
    </>,
  )
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByText('beside')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'page' })).toBeTruthy()
  expect(logged).toHaveBeenCalled()
})

it('offers no 重试 for a missing record', async () => {
  const missing = new ApiError({ kind: 'not-found', code: 404, message: '内容不存在' })
  show(<Block answer={() => Promise.reject(missing)} />)
  expect((await screen.findByRole('alert')).textContent).toBe('内容不存在')
  expect(screen.queryByRole('button')).toBeNull()
})

it('says without a network that the content is not kept', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const query = { queryKey: ['kept'], networkMode: 'always', retry: false } as const
  function Lost() {
    const lost = useQuery({
      ...query,
      queryFn: () => Promise.reject(new ApiError({ kind: 'offline', message: '网络连接失败' })),
    })
    return (
      <QueryBlock query={lost} skeleton={null}>
        {() => null}
      </QueryBlock>
    )
  }
  show(<Lost />)
  expect((await screen.findByRole('alert')).textContent).toContain('这一页没有离线保存')
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
})
