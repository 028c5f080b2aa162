import { expect, test } from 'vitest'
import { problemsOf } from '../../../test/attack-problems'
import { renderRichText } from '../../render-rich-text'
import { hostileMedia, mediaOfEditors } from './read-media.fixture'

/** Elements and URLs of the media and links. */
function mediaOf(source: string): string {
  const holder = document.createElement('div')
  holder.innerHTML = renderRichText(source, {
    format: 'html',
    siteOrigin: 'https://school.example',
    baseUrl: 'https://api.school.example',
  })
  return Array.from(
    holder.querySelectorAll('iframe, video, audio, a, figure, img'),
    (element) =>
      `${element.localName} ${element.getAttribute('src') ?? element.getAttribute('href') ?? ''}`,
  ).join(', ')
}

test.each(mediaOfEditors)('%s is shown or linked', (source, media) => {
  expect(mediaOf(source)).toBe(media)
})

test.each(hostileMedia)('%s runs nothing and leaves no empty figure', (source) => {
  const holder = document.createElement('div')
  holder.innerHTML = renderRichText(source, { format: 'html' })
  expect(holder.querySelector('[href], [src], figure')).toBeNull()
  expect(problemsOf(holder)).toEqual([])
})
