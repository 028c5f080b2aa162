import { expect, test } from 'vitest'
import { renderRichText } from '../../render-rich-text'

const png = 'data:image/png;base64,AAAA'

test.each([
  [
    'an image',
    '<img src="/a.png" width="3" height="2" alt="图">',
    '<img src="https://api.example/a.png" width="3" height="2" alt="图" loading="lazy" decoding="async">',
  ],
  [
    'an inline image',
    `<img src="${png}">`,
    `<img src="${png}" loading="lazy" decoding="async" alt="">`,
  ],
  [
    'an image in several sizes',
    '<img src="/a.png" srcset="/a.png 480w, https://cdn.example/a,b.png 2.5x, ftp://x/y 3x" sizes="100vw" alt="图">',
    '<img src="https://api.example/a.png" srcset="https://api.example/a.png 480w, https://cdn.example/a,b.png 2.5x" sizes="100vw" alt="图" loading="lazy" decoding="async">',
  ],
  [
    'a picture in several formats',
    '<picture><source srcset="/a.avif" type="image/avif" media="(min-width: 600px)"><img src="/a.png" alt=""></picture>',
    '<picture><source srcset="https://api.example/a.avif" type="image/avif" media="(min-width: 600px)"><img src="https://api.example/a.png" alt="" loading="lazy" decoding="async"></picture>',
  ],
  [
    'an image whose candidates are all of a forbidden kind',
    `<img src="/a.png" alt="" srcset="javascript:alert(1) 1x, ${png} 2x, , ftp://x/y">`,
    '<img src="https://api.example/a.png" alt="" loading="lazy" decoding="async">',
  ],
  [
    'an image of candidates alone',
    '<img srcset="/a.png 2x" alt="">',
    '<img srcset="https://api.example/a.png 2x" alt="" loading="lazy" decoding="async">',
  ],
  [
    'candidates of what is no image',
    '<video src="/a.mp4" srcset="/a.png"></video><p srcset="/a.png">y</p>',
    '<video src="https://api.example/a.mp4" controls="" preload="metadata" playsinline=""></video><p>y</p>',
  ],
  ['an image from nowhere, whose words stay', '<p>x<img alt="y"></p>', '<p>xy</p>'],
  ['an image of a forbidden kind', '<p>x<img src="ftp://x.example/y"></p>', '<p>x</p>'],
  [
    'a video',
    '<video src="/a.mp4" poster="/p.png" autoplay loop></video>',
    '<video src="https://api.example/a.mp4" poster="https://api.example/p.png" loop="" controls="" preload="metadata" playsinline=""></video>',
  ],
  [
    'a video with a bad poster and sources',
    `<video poster="${png}"><source src="/a.mp4" type="video/mp4"><source src="ftp://x/y"><track src="/t.vtt" kind="captions"></video>`,
    '<video controls="" preload="metadata" playsinline=""><source src="https://api.example/a.mp4" type="video/mp4"><track src="https://api.example/t.vtt" kind="captions"></video>',
  ],
  [
    'a recording',
    '<audio src="/a.mp3"></audio>',
    '<audio src="https://api.example/a.mp3" controls="" preload="metadata"></audio>',
  ],
  ['an inline recording', `<p>x<audio src="${png}"></audio></p>`, '<p>x</p>'],
  ['an empty video', '<p>x<video></video></p>', '<p>x</p>'],
  ['a source of anything else', '<p src="/x">y</p>', '<p>y</p>'],
])('%s', (_what, source, result) => {
  expect(renderRichText(source, { format: 'html', baseUrl: 'https://api.example' })).toBe(result)
})
