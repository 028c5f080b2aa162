import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { fakeVideo } from '../../test/fake-video'
import { base, silenceMedia, stream, videoElement } from '../../test/start-player.fixture'
import { en } from '../locales/en'
import { zhCn } from '../locales/zh-cn'
import { Player } from './player'
import type { PlayerProps } from './player-props'

beforeEach(silenceMedia)

const english: PlayerProps = {
  title: '1.1 Slope',
  locale: en,
  sources: [
    { ...stream, label: 'HD' },
    { ...stream, label: 'SD', url: '/media/sd.mp4' },
  ],
  previous: { title: 'Introduction', onSelect: () => {} },
  next: { title: '1.2 Intercept', onSelect: () => {} },
}

/** All texts of a language. Functions get recognizable arguments. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  if (typeof part === 'function') return textsOf(part(75, 200))
  return typeof part === 'object' && part ? Object.values(part).flatMap(textsOf) : []
}

const han = /\p{Script=Han}/u

test('both languages have all texts, and English has no Chinese', () => {
  expect(textsOf(en)).toHaveLength(textsOf(zhCn).length)
  expect(textsOf(en).filter((text) => han.test(text) || text === '')).toEqual([])
})

test('the English player shows and announces no Chinese', async () => {
  const user = userEvent.setup()
  render(<Player {...english} />)
  const video = screen.getByLabelText('1.1 Slope')
  if (!(video instanceof HTMLVideoElement)) throw new Error('no video')
  await screen.findByRole('slider', { name: 'Position' })
  act(() => fakeVideo(video).loadMetadata(100))

  const region = screen.getByRole('region', { name: 'Video player' })
  expect(region.lang).toBe('en')
  expect(screen.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuetext')).toBe(
    '0 seconds of 1 minute, 40 seconds',
  )
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(sheet.lang).toBe('en')
  within(sheet).getByRole('button', { name: 'Close' })
  expect(document.body.innerHTML).not.toMatch(han)
})

test('`messages` replaces single texts of the language', () => {
  render(<Player title={base.title} messages={{ region: '课程视频' }} src="/media/one.mp4" />)
  screen.getByRole('region', { name: '课程视频' })
  expect(videoElement().isConnected).toBe(true)
})
