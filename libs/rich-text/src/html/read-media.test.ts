import { expect, test } from 'vitest'
import { problemsOf } from '../../test/attack-problems'
import { renderRichText } from '../render-rich-text'

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

const bilibili = 'https://player.bilibili.com/player.html?bvid=BV1xx'

test.each([
  [
    `<figure class="media"><oembed url="${bilibili}"></oembed></figure>`,
    `figure , iframe ${bilibili}`,
  ],
  [
    '<figure class="media"><oembed url="https://other.example/v/1"></oembed></figure>',
    'figure , a https://other.example/v/1',
  ],
  [
    '<oembed url="https://www.youtube.com/watch?v=abc"></oembed>',
    'iframe https://www.youtube.com/embed/abc',
  ],
  ['<oembed url="/files/a.mp4"></oembed>', 'video https://api.school.example/files/a.mp4'],
  ['<embed src="https://cdn.example/a.mp4">', 'video https://cdn.example/a.mp4'],
  ['<embed src="https://cdn.example/a.swf">', 'a https://cdn.example/a.swf'],
  [
    '<img class="edui-faked-video" src="spacer.gif" _url="https://cdn.example/a.mp4">',
    'video https://cdn.example/a.mp4',
  ],
  ['<object data="https://cdn.example/a.pdf"></object>', 'a https://cdn.example/a.pdf'],
  ['<object><embed src="https://cdn.example/a.mp4"></object>', 'video https://cdn.example/a.mp4'],
])('%s is shown or linked', (source, media) => {
  expect(mediaOf(source)).toBe(media)
})

test.each([
  '<figure><oembed url="javascript:alert(1)"></oembed></figure>',
  '<embed src="javascript:alert(1)">',
  '<object data="javascript:alert(1)"></object>',
  '<object data="data:text/html,x"></object>',
])('%s runs nothing and leaves no empty figure', (source) => {
  const holder = document.createElement('div')
  holder.innerHTML = renderRichText(source, { format: 'html' })
  expect(holder.querySelector('[href], [src], figure')).toBeNull()
  expect(problemsOf(holder)).toEqual([])
})
