import { axeViolations } from '@shuyuan/testing'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { pass, renderStage } from '../testing/render-stage'
import { FaceCheckPanel } from './face-check-panel'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('asks every 2.5 s until the check is passed, then tells the page once', async () => {
  let passed = false
  const fetchFaceCheckPassed = vi.fn(async () => passed)
  const onPassed = vi.fn()
  await renderStage({
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

test('stops asking after ten minutes and offers a new code', async () => {
  const fetchFaceCheckPassed = vi.fn(async () => false)
  await renderStage({
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

test('says why no check can be taken', async () => {
  await renderStage({
    backend: createFakeBackend({
      startFaceCheck: () => Promise.reject(fakeFailure('无法发起实名认证')),
    }),
    children: <FaceCheckPanel onPassed={() => undefined} />,
  })
  await pass(0)
  expect(screen.getByRole('alert').textContent).toContain('无法发起实名认证')
  expect(screen.queryByRole('img')).toBeNull()
})

test('is free of accessibility faults', async () => {
  const { container } = await renderStage({
    children: <FaceCheckPanel onPassed={() => undefined} />,
  })
  await pass(0)
  vi.useRealTimers()
  expect(await axeViolations(container)).toEqual([])
})
