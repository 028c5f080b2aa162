import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silenceMedia, startPlayer, videoElement } from '../../test/start-player.fixture'

const watermark = { text: '138****0001', size: 14, color: 'red', opacity: 1 }
beforeEach(() => {
  silenceMedia()
  // happy-dom lacks both.
  Object.defineProperty(document, 'pictureInPictureEnabled', { value: true, configurable: true })
  Object.defineProperty(HTMLVideoElement.prototype, 'disablePictureInPicture', {
    configurable: true,
    get(this: HTMLVideoElement) {
      return this.hasAttribute('disablePictureInPicture')
    },
  })
})
afterEach(() => {
  Reflect.deleteProperty(document, 'pictureInPictureEnabled')
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'disablePictureInPicture')
})

test.each([
  ['picture in picture is offered by button and key', undefined, 1],
  ['picture in picture is not offered with a watermark, which it would not show', watermark, 0],
])('%s', async (_, mark, count) => {
  await startPlayer({ watermark: mark })
  const float = vi.fn(() => Promise.resolve())
  Object.assign(videoElement(), { requestPictureInPicture: float })
  expect(screen.queryAllByRole('button', { name: '画中画' })).toHaveLength(count)
  await userEvent.keyboard('i')
  expect(float).toHaveBeenCalledTimes(count)
  // Firefox and Safari have buttons of their own.
  expect(videoElement().hasAttribute('disablePictureInPicture')).toBe(count === 0)
})
