import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { useState, type ComponentType } from 'react'
import { ErrorBoundary } from '../error-boundary/error-boundary'
import { lazyComponent } from './lazy-component'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})

interface GreetingProps {
  name: string
}

function Greeting({ name }: GreetingProps) {
  const [count, setCount] = useState(0)
  return (
    <button onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  )
}

type Load = () => Promise<ComponentType<GreetingProps>>

const offline = new TypeError('Failed to fetch dynamically imported module')

test('loads on first render and shows a skeleton meanwhile', async () => {
  const load = vi.fn<Load>().mockResolvedValue(Greeting)
  const Lazy = lazyComponent(load)
  expect(load).not.toHaveBeenCalled()
  const page = (name: string) => (
    <ErrorBoundary skeleton={<p>skeleton</p>}>
      <Lazy name={name} />
    </ErrorBoundary>
  )
  const { rerender } = render(page('张三'))
  expect(screen.getByRole('group', { name: '加载中' }).textContent).toBe('skeleton')
  await userEvent.click(await screen.findByRole('button', { name: '张三 0' }))
  rerender(page('李四'))
  expect(screen.getByRole('button', { name: '李四 1' })).toBeDefined()
  expect(load).toHaveBeenCalledOnce()
})

test('renders immediately after a preload', async () => {
  const load = vi.fn<Load>().mockResolvedValue(Greeting)
  const Lazy = lazyComponent(load)
  await Lazy.preload()
  render(<Lazy name="张三" />)
  expect(screen.getByRole('button', { name: '张三 0' })).toBeDefined()
  expect(load).toHaveBeenCalledOnce()
})

test('loads on render after a failed preload', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(offline).mockResolvedValue(Greeting)
  const Lazy = lazyComponent(load)
  await Lazy.preload()
  render(
    <ErrorBoundary skeleton={null}>
      <Lazy name="张三" />
    </ErrorBoundary>,
  )
  expect(await screen.findByRole('button', { name: '张三 0' })).toBeDefined()
})

test('shows a load error, and each 重试 loads the code again', async () => {
  const load = vi
    .fn<Load>()
    .mockRejectedValueOnce(offline)
    .mockRejectedValueOnce(offline)
    .mockResolvedValue(Greeting)
  const Lazy = lazyComponent(load)
  render(
    <ErrorBoundary skeleton={<p>skeleton</p>}>
      <Lazy name="张三" />
    </ErrorBoundary>,
  )
  for (const fetched of [1, 2]) {
    expect((await screen.findByRole('alert')).textContent).toContain('加载失败，检查网络后重试')
    expect(load).toHaveBeenCalledTimes(fetched)
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
  }
  expect(await screen.findByRole('button', { name: '张三 0' })).toBeDefined()
})

test('loads again when a reset key changes', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(offline).mockResolvedValue(Greeting)
  const Lazy = lazyComponent(load)
  const page = (name: string) => (
    <ErrorBoundary skeleton={<p>skeleton</p>} fallback={<p>nothing</p>} resetKeys={[name]}>
      <Lazy name={name} />
    </ErrorBoundary>
  )
  const { rerender } = render(page('张三'))
  expect(await screen.findByText('nothing')).toBeDefined()
  rerender(page('李四'))
  expect(await screen.findByRole('button', { name: '李四 0' })).toBeDefined()
})
