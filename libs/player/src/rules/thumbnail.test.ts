import { expect, test } from 'vitest'
import { thumbnailOf } from './thumbnail'

const file = 'https://media.example/course/1/thumbnails.vtt'

test('a cue names an image beside its file', () => {
  expect(thumbnailOf(' at-10.jpg\n', file)).toEqual({
    url: 'https://media.example/course/1/at-10.jpg',
  })
})

test.each(['#xywh=160,90,160,90', '#xywh=pixel:160,90,160,90'])('%s is a part of it', (part) => {
  expect(thumbnailOf(`/all.jpg${part}`, file)).toEqual({
    url: 'https://media.example/all.jpg',
    part: { x: 160, y: 90, width: 160, height: 90 },
  })
})

test.each(['#xywh=1,2', '#xywh=percent:0,0,50,50', '#xywh=0,0,0,0', '#t=10'])(
  'with %s it is the whole image',
  (part) => {
    expect(thumbnailOf(`all.jpg${part}`, file)).toEqual({
      url: 'https://media.example/course/1/all.jpg',
    })
  },
)

test('what is no URL is no image', () => {
  expect(thumbnailOf('https://', file)).toBeNull()
})
