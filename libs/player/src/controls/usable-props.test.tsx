import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { base, silenceMedia, startPlayer, videoElement } from '../../test/start-player.fixture'
import { zhCn } from '../locales/zh-cn'
import { Player } from './player'
import type { PlayerProps } from './player-props'

const reported = vi.fn()

beforeEach(() => {
  silenceMedia()
  reported.mockReset()
  vi.spyOn(console, 'error').mockImplementation(reported)
})
afterEach(() => vi.restoreAllMocks())

/** Returns props as a host without type checks may pass them. */
function untyped(json: string): Partial<PlayerProps> {
  return JSON.parse(json)
}

test('a null `stopAt` means no trial', async () => {
  const video = await startPlayer(untyped('{"stopAt":null}'))
  act(() => video.playTo(20))
  expect(videoElement()).toMatchObject({ currentTime: 20, paused: false })
  expect(reported).not.toHaveBeenCalled()
})

test.each([
  ['[null]', 'sources[0]'],
  ['[{"kind":"stream"}]', 'sources[0]'],
  ['[{"kind":"stream","url":""}]', 'sources[0]'],
  ['[{"kind":"embed"}]', 'sources[0]'],
])('sources %s are ignored and logged once', (json, name) => {
  const props = { ...base, ...untyped(`{"sources":${json}}`) }
  const { rerender } = render(<Player {...props} />)
  rerender(<Player {...props} />)
  expect(screen.getByRole('alert').textContent).toBe(zhCn.failures['no-source'])
  expect(reported).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`Player: "${name}"`))
})

test.each(['null', '""', '[]'])('without sources (%s), a player without `src` says so', (json) => {
  render(<Player title={base.title} {...untyped(`{"sources":${json}}`)} />)
  expect(screen.getByRole('alert').textContent).toBe(zhCn.failures['no-source'])
  expect(reported).not.toHaveBeenCalled()
})

test.each(['null', '""', '[null]'])('with the hosts %s no frame is embedded', (json) => {
  const sources = [{ kind: 'embed' as const, html: '<iframe src="https://frames.example/1">' }]
  render(<Player title={base.title} sources={sources} {...untyped(`{"frameHosts":${json}}`)} />)
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.getByRole('alert')).toBeTruthy()
})

test('a valid source plays beside an invalid one', () => {
  render(<Player {...base} {...untyped('{"sources":[null,{"kind":"stream","url":"/b.mp4"}]}')} />)
  expect(videoElement().getAttribute('src')).toBe('/b.mp4')
})

test.each(['null', '[null]', '[{"kind":"captions"}]'])('tracks %s are ignored', async (json) => {
  await startPlayer(untyped(`{"tracks":${json}}`))
  expect(document.querySelector('track')).toBeNull()
  expect(reported).toHaveBeenCalledTimes(json === 'null' ? 0 : 1)
})

test('the default language is Chinese', () => {
  render(<Player {...base} {...untyped('{"locale":null}')} />)
  expect(screen.getByRole('region', { name: zhCn.region })).toBeTruthy()
  expect(reported).not.toHaveBeenCalled()
})

test('an incomplete language is completed in Chinese', () => {
  render(<Player title={base.title} {...untyped('{"locale":{"lang":"en","region":"Video"}}')} />)
  expect(screen.getByRole('region', { name: 'Video' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe(zhCn.failures['no-source'])
  expect(reported).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('"locale" has no failures'),
  )
})

test('nothing is logged in production', () => {
  vi.stubEnv('NODE_ENV', 'production')
  render(<Player {...base} {...untyped('{"sources":[null],"locale":{}}')} />)
  vi.unstubAllEnvs()
  expect(reported).not.toHaveBeenCalled()
})
