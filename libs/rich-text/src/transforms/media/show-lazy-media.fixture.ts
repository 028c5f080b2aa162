const gif = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const jpeg = 'data:image/jpeg;base64,AAAA'

/**
 * Media whose URL is in an attribute for scripts, and the resulting `src` and `srcset`; null means removed.
 */
export const lazyMedia: readonly (readonly [html: string, shown: string | null])[] = [
  // Without `src`, as WeChat writes them.
  ['<img data-src="https://img.example/a.png">', 'https://img.example/a.png'],
  [
    '<img class="rich_pages wxw-img" data-ratio="0.5" data-src="https://mmbiz.qpic.cn/mmbiz_png/a/640?wx_fmt=png" data-type="png" data-w="1080" style="width: 100%;">',
    'https://mmbiz.qpic.cn/mmbiz_png/a/640?wx_fmt=png',
  ],
  ['<img src="" data-original="//img.example/a.png">', 'https://img.example/a.png'],
  ['<img data-lazy-src="/a.png">', 'https://api.example/a.png'],
  // Placeholders.
  [`<img src="${gif}" data-original="https://img.example/1.jpg">`, 'https://img.example/1.jpg'],
  [`<img src="${jpeg}" data-src="https://img.example/1.jpg">`, 'https://img.example/1.jpg'],
  [
    `<img src="data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg'/>" data-src="/1.jpg">`,
    'https://api.example/1.jpg',
  ],
  ['<img src="about:blank" data-src="/1.jpg">', 'https://api.example/1.jpg'],
  ['<img src="/img/loading.gif" data-src="/1.jpg">', 'https://api.example/1.jpg'],
  ['<img src="/static/placeholder.png?v=2" data-original="/1.jpg">', 'https://api.example/1.jpg'],
  ['<img src="/blank.gif" data-lazy-src="/1.jpg">', 'https://api.example/1.jpg'],
  ['<img src="/lazy-image.svg" data-src="/1.jpg">', 'https://api.example/1.jpg'],
  ['<img src="/img_spacer.gif" data-src="/1.jpg">', 'https://api.example/1.jpg'],
  // Sizes.
  [
    `<img src="${gif}" data-srcset="/1.jpg 480w, /2.jpg 960w" data-src="/1.jpg">`,
    'https://api.example/1.jpg | https://api.example/1.jpg 480w, https://api.example/2.jpg 960w',
  ],
  ['<img data-srcset="/2.jpg 2x">', 'null | https://api.example/2.jpg 2x'],
  // Frames and recordings.
  [
    '<iframe class="video_iframe" data-src="https://v.qq.com/txp/iframe/player.html?vid=a"></iframe>',
    'https://v.qq.com/txp/iframe/player.html?vid=a',
  ],
  ['<iframe src="about:blank" data-src="https://v.qq.com/b"></iframe>', 'https://v.qq.com/b'],
  ['<video data-src="/a.mp4"></video>', 'https://api.example/a.mp4'],
  ['<audio data-src="/a.mp3"></audio>', 'https://api.example/a.mp3'],
  // An image with its own URL keeps it.
  ['<img src="/a.png" data-src="/b.png">', 'https://api.example/a.png'],
  ['<img src="/uploading/a.png" data-src="/b.png">', 'https://api.example/uploading/a.png'],
  ['<img src="/downloading.png" data-src="/b.png">', 'https://api.example/downloading.png'],
  ['<img src="/loading.gif">', 'https://api.example/loading.gif'],
  // Checked like any other URL.
  ['<img data-src="javascript:alert(1)">', null],
  ['<img data-src="data:image/svg+xml,<svg onload=alert(1)>">', null],
  ['<img src="javascript:alert(1)" data-original="vbscript:x">', null],
  ['<img data-srcset="javascript:alert(1) 2x">', null],
  ['<iframe data-src="https://evil.example/"></iframe>', null],
  ['<iframe data-src="javascript:alert(1)"></iframe>', null],
  ['<video data-src="javascript:alert(1)"></video>', null],
]
