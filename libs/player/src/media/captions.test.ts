import { afterEach, describe, expect, test } from 'vitest'
import { captionsOf, showCaptions } from './captions'

afterEach(() => document.documentElement.removeAttribute('lang'))

function videoWith(...tracks: Partial<TextTrack>[]) {
  const video = document.createElement('video')
  const textTracks = tracks.map((track) => ({
    kind: 'captions',
    label: '',
    language: '',
    mode: 'disabled',
    ...track,
  }))
  Object.defineProperty(video, 'textTracks', { value: textTracks })
  return { video, modes: () => textTracks.map(({ mode }) => mode) }
}

const chinese = { label: '中文', language: 'zh-CN' }
const english = { label: 'English', language: 'en' }

describe('the captions of a video', () => {
  test('are empty without tracks, and exclude chapters', () => {
    expect(captionsOf(videoWith().video, null)).toEqual({ labels: [], chosen: -1 })
    expect(captionsOf(videoWith({ kind: 'chapters' }).video, null).chosen).toBe(-1)
  })

  test.each([
    ['those the learner chose', 'en', '中文', 0],
    ['those in the language of the page', 'en-GB', null, 1],
    ['those of the page where the chosen ones are missing', 'en', '日本語', 1],
    ['the first where none has the language', 'de', null, 0],
    ['the first where the page has no language', '', null, 0],
  ])('are %s', (_case, lang, label, chosen) => {
    document.documentElement.lang = lang
    const { video } = videoWith(chinese, english)
    expect(captionsOf(video, label)).toEqual({ labels: ['中文', 'English'], chosen })
  })

  test('are named by their language, otherwise by a number', () => {
    const { video } = videoWith({ language: 'zh-CN' }, { kind: 'subtitles' })
    expect(captionsOf(video, null).labels).toEqual(['zh-CN', '2'])
  })
})

test('only the chosen captions are shown', () => {
  const { video, modes } = videoWith({ ...chinese, mode: 'showing' }, english)
  showCaptions(video, 1)
  expect(modes()).toEqual(['disabled', 'showing'])
  showCaptions(video, -1)
  expect(modes()).toEqual(['disabled', 'disabled'])
})
