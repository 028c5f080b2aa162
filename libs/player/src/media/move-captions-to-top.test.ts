import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { moveCaptionsToTop } from './move-captions-to-top'

class FakeCue {
  line: number | 'auto'

  constructor(line: number | 'auto' = 'auto') {
    this.line = line
  }
}

beforeEach(() => vi.stubGlobal('VTTCue', FakeCue))
afterEach(() => vi.unstubAllGlobals())

function fakeTrack(cues: FakeCue[], active: FakeCue[] = []) {
  return Object.assign(new EventTarget(), {
    kind: 'captions',
    mode: 'showing',
    cues,
    activeCues: active,
  })
}

function videoWith(...tracks: EventTarget[]) {
  const video = document.createElement('video')
  const list = Object.assign(new EventTarget(), { ...tracks, length: tracks.length })
  Object.defineProperty(video, 'textTracks', { value: list })
  return { video, list }
}

test('captions move to the top and back, except those that their file places', () => {
  const [usual, placed] = [new FakeCue(), new FakeCue(10)]
  const { video } = videoWith(fakeTrack([usual, placed], [usual]))
  const moveBack = moveCaptionsToTop(video)
  expect([usual.line, placed.line]).toEqual([0, 10])
  moveBack()
  expect([usual.line, placed.line]).toEqual(['auto', 10])
})

test('cues and tracks that arrive later move, too, until the captions move back', () => {
  const cues: FakeCue[] = []
  const track = fakeTrack(cues)
  const { video, list } = videoWith(track)
  const moveBack = moveCaptionsToTop(video)
  const [second, third, last] = [new FakeCue(), new FakeCue(), new FakeCue()]
  cues.push(second)
  track.dispatchEvent(new Event('cuechange'))
  expect(second.line).toBe(0)
  Object.assign(list, { length: 2, 1: fakeTrack([third]) })
  list.dispatchEvent(new Event('addtrack'))
  expect(third.line).toBe(0)
  moveBack()
  cues.push(last)
  track.dispatchEvent(new Event('cuechange'))
  expect([second.line, third.line, last.line]).toEqual(['auto', 'auto', 'auto'])
})
