import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { BlockBoundary } from '@shuyuan/ui'
import { LateBlock } from './late-block'

afterEach(() => vi.unstubAllGlobals())

const draw = (code: string) => <p>{code}</p>

test('is fetched when it comes near the window, and keeps its place until then', async () => {
  let comeNear: () => void = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  const fetchCode = vi.fn(() => Promise.resolve('内容'))
  render(
    <LateBlock fetchCode={fetchCode} placeholder={<p>占位</p>}>
      {draw}
    </LateBlock>,
  )
  expect(screen.getByText('占位')).toBeTruthy()
  expect(fetchCode).not.toHaveBeenCalled()
  act(() => comeNear())
  expect(await screen.findByText('内容')).toBeTruthy()
  expect(screen.queryByText('占位')).toBeNull()
})

test('a fetch that fails says so and is tried again on request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const fetchCode = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('内容')
  render(
    <BlockBoundary>
      <LateBlock fetchCode={fetchCode} placeholder={<p>占位</p>}>
        {draw}
      </LateBlock>
    </BlockBoundary>,
  )
  await userEvent.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByText('内容')).toBeTruthy()
})
