import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { fakeClock, pass, renderAuth } from '../testing/render-auth'
import { FaceCheckPanel } from './face-check-panel'

fakeClock()

test('polls every 2.5 s until the check is passed, then notifies the page once', async () => {
  let passed = false
  const fetchFaceCheckPassed = vi.fn(async () => passed)
  const onPassed = vi.fn()
  await renderAuth({
    backend: createFakeBackend({ fetchFaceCheckPassed }),
    children: <FaceCheckPanel onPassed={onPassed} />,
  })
  await pass(0)
  expect(screen.getByRole('img', { name: '实名认证二维码' })).toBeTruthy()
  await pass(5000)
  expect(fetchFaceCheckPassed).toHaveBeenCalledTimes(2)
  expect(fetchFaceCheckPassed).toHaveBeenCalledWith(
    expect.objectContaining({ ruleId: 'fake-rule', bizToken: 'fake-check' }),
    expect.any(AbortSignal),
  )
  passed = true
  await pass(10_000)
  expect(fetchFaceCheckPassed).toHaveBeenCalledTimes(3)
  expect(onPassed).toHaveBeenCalledTimes(1)
  expect(screen.getByText('实名认证成功')).toBeTruthy()
})

test('a phone can open the check directly', async () => {
  await renderAuth({ children: <FaceCheckPanel onPassed={() => undefined} /> })
  await pass(0)
  const { url } = await createFakeBackend().startFaceCheck(new AbortController().signal)
  const link = screen.getByText('正在使用手机？在本机认证').closest('a')
  expect(link?.getAttribute('href')).toBe(url)
  expect(link?.target).toBe('_blank')
})

/** The state the frame shows. */
function shown() {
  return document.querySelector('[data-auth-part="ticket"]')?.getAttribute('data-state')
}

test('emits each state as an event and shows it', async () => {
  let passed = false
  const onEvent = vi.fn()
  await renderAuth({
    backend: createFakeBackend({ fetchFaceCheckPassed: async () => passed }),
    onEvent,
    children: (
      <FaceCheckPanel onPassed={() => new Promise((resolve) => setTimeout(resolve, 300))} />
    ),
  })
  await pass(2500)
  passed = true
  await pass(2500)
  expect(shown()).toBe('settling')
  await pass(300)
  expect(shown()).toBe('passed')
  const states = onEvent.mock.calls.map(([event]) => event.status)
  expect(states).toEqual(['loading', 'ready', 'settling', 'passed'])
  expect(vi.getTimerCount()).toBe(0)
})

test('retries only onPassed if it rejects', async () => {
  const startFaceCheck = vi.fn(createFakeBackend().startFaceCheck)
  const onPassed = vi
    .fn(async () => undefined)
    .mockRejectedValueOnce(fakeFailure('服务器暂时无法响应', null, 'server'))
  await renderAuth({
    backend: createFakeBackend({ startFaceCheck, fetchFaceCheckPassed: async () => true }),
    children: <FaceCheckPanel onPassed={onPassed} />,
  })
  await pass(2500)
  expect(shown()).toBe('failed')
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await pass(2500)
  expect(shown()).toBe('passed')
  expect(startFaceCheck).toHaveBeenCalledTimes(1)
})

test('accepts a check that was passed between two polls', async () => {
  const onPassed = vi.fn()
  await renderAuth({
    backend: createFakeBackend({
      startFaceCheck: () =>
        Promise.reject(fakeFailure('当前学员已完成实人认证', 'already-verified')),
    }),
    children: <FaceCheckPanel onPassed={onPassed} />,
  })
  await pass(0)
  expect(shown()).toBe('passed')
  expect(onPassed).toHaveBeenCalledTimes(1)
})

test('stops polling after ten minutes and offers a new code', async () => {
  const fetchFaceCheckPassed = vi.fn(async () => false)
  await renderAuth({
    backend: createFakeBackend({ fetchFaceCheckPassed }),
    children: <FaceCheckPanel onPassed={() => undefined} />,
  })
  await pass(600_000)
  const asked = fetchFaceCheckPassed.mock.calls.length
  await pass(60_000)
  expect(fetchFaceCheckPassed).toHaveBeenCalledTimes(asked)
  fireEvent.click(screen.getByRole('button', { name: '刷新二维码' }))
  await pass(0)
  expect(screen.getByRole('img', { name: '实名认证二维码' })).toBeTruthy()
})
