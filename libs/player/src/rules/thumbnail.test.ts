import { expect, test } from 'vitest'
import { thumbnailOf } from './thumbnail'

const file = 'https://media.example/course/1/thumbnails.vtt'

test('resolves the image of a cue against its file', () => {
  expect(thumbnailOf(' at-10.jpg\n', file)).toEqual({
    url: 'https://media.example/course/1/at-10.jpg',
  })
})

test.each(['#xywh=160,90,160,90', '#xywh=pixel:160,90,160,90'])(
  '%s selects a part of the image',
  (part) => {
    expect(thumbnailOf(`/all.jpg${part}`, file)).toEqual({
      url: 'https://media.example/all.jpg',
      part: { x: 160, y: 90, width: 160, height: 90 },
    })
  },
)

test.each(['#xywh=1,2', '#xywh=percent:0,0,50,50', '#xywh=0,0,0,0', '#t=10'])(
  'with %s it is the whole image',
  (part) => {
    expect(thumbnailOf(`all.jpg${part}`, file)).toEqual({
      url: 'https://media.example/course/1/all.jpg',
    })
  },
)

test('returns null for an invalid URL', () => {
  expect(thumbnailOf('https://', file)).toBeNull()
})
