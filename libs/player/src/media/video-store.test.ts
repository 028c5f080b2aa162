import { expect, test, vi } from 'vitest'
import { fakeVideo } from '../../test/fake-video'
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

test('a video whose clock runs does not wait, whatever its state of loading', () => {
  const { element, ...video } = fakeVideo()
  Object.defineProperty(element, 'readyState', { value: HTMLMediaElement.HAVE_CURRENT_DATA })
  const { subscribe, isWaiting } = createVideoStore(element)
  subscribe(vi.fn())
  video.loadMetadata(100)
  expect(isWaiting()).toBe(false)
  video.playTo(0)
  expect(isWaiting()).toBe(true)
  video.playTo(1)
  expect(isWaiting()).toBe(false)
  element.dispatchEvent(new Event('progress'))
  expect(isWaiting()).toBe(false)
  video.seek(60)
  expect(isWaiting()).toBe(true)
  video.playTo(61)
  expect(isWaiting()).toBe(false)
})
