import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary'

let isBroken = true

function Fragile() {
  if (isBroken) throw new Error('broken')
  return <p>课程列表</p>
}

beforeEach(() => {
  isBroken = true
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})

test('contains the error and reports it', () => {
  const onError = vi.fn()
  render(
    <>
      <h1>首页</h1>
      <ErrorBoundary onError={onError}>
        <Fragile />
      </ErrorBoundary>
    </>,
  )
  expect(screen.getByRole('heading', { name: '首页' })).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain('这部分内容暂时无法显示')
  expect(onError).toHaveBeenCalledOnce()
})

test('the heading is shown above the error and disappears with it', async () => {
  render(
    <ErrorBoundary heading={<h1>课程详情</h1>}>
      <Fragile />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { level: 1, name: '课程详情' })).toBeDefined()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
})

test('重试 renders the content again', async () => {
  render(
    <ErrorBoundary>
      <Fragile />
    </ErrorBoundary>,
  )
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(screen.getByText('课程列表')).toBeDefined()
})

test('a changed reset key renders the content again', () => {
  const { rerender } = render(
    <ErrorBoundary resetKeys={['/courses']}>
      <Fragile />
    </ErrorBoundary>,
  )
  isBroken = false
  rerender(
    <ErrorBoundary resetKeys={['/vip']}>
      <Fragile />
    </ErrorBoundary>,
  )
  expect(screen.getByText('课程列表')).toBeDefined()
})
