import { expect, test, vi } from 'vitest'
import { createVideoStore } from './video-store'

test('subscribers share one set of media listeners until the last one unsubscribes', () => {
  const video = document.createElement('video')
  const added = vi.spyOn(video, 'addEventListener')
  const removed = vi.spyOn(video, 'removeEventListener')
  const { subscribe } = createVideoStore(video)
  const [first, second] = [vi.fn(), vi.fn()]
  const stopFirst = subscribe(first)
  const { length } = added.mock.calls
  const stopSecond = subscribe(second)
  expect(added).toHaveBeenCalledTimes(length)
  video.dispatchEvent(new Event('timeupdate'))
  expect(first).toHaveBeenCalledOnce()
  expect(second).toHaveBeenCalledOnce()
  stopFirst()
  expect(removed).not.toHaveBeenCalled()
  stopSecond()
  expect(removed).toHaveBeenCalledTimes(length)
})
