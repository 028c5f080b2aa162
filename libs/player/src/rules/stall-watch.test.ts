import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeVideo } from '../../test/fake-video'
import { createStallWatch } from './stall-watch'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const life = new AbortController()
  const onStall = vi.fn()
  const video = fakeVideo()
  createStallWatch(video.element, life.signal, onStall)
  const tell = (name: string) => video.element.dispatchEvent(new Event(name))
  return { tell, onStall, video, life }
}

test('reports a stall if the video does not start within 15 s', () => {
  const { tell, onStall } = start()
  tell('waiting')
  vi.advanceTimersByTime(14_999)
  expect(onStall).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onStall).toHaveBeenCalledTimes(1)
})

test('waits longer while the video still loads', () => {
  const { tell, onStall } = start()
  tell('waiting')
  vi.advanceTimersByTime(10_000)
  tell('progress')
  vi.advanceTimersByTime(10_000)
  expect(onStall).not.toHaveBeenCalled()
})

test.each(['playing', 'pause', 'ended', 'error'])('%s stops the timer', (name) => {
  const { tell, onStall } = start()
  tell('waiting')
  tell(name)
  vi.advanceTimersByTime(60_000)
  expect(onStall).not.toHaveBeenCalled()
})

test('reports a stall sooner while offline', () => {
  const { tell, onStall } = start()
  tell('waiting')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  vi.advanceTimersByTime(3_000)
  expect(onStall).toHaveBeenCalledTimes(1)
})

test('leaves no timer or listener', () => {
  const { tell, life } = start()
  tell('waiting')
  life.abort()
  tell('waiting')
  expect(vi.getTimerCount()).toBe(0)
})
