const bilibili = 'https://player.bilibili.com/player.html?bvid=BV1xx'

/** Media of editors, and the elements and URLs that show or link them. */
export const mediaOfEditors: readonly (readonly [source: string, media: string])[] = [
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
]

/** Media that run scripts. */
export const hostileMedia: readonly string[] = [
  '<figure><oembed url="javascript:alert(1)"></oembed></figure>',
  '<embed src="javascript:alert(1)">',
  '<object data="javascript:alert(1)"></object>',
  '<object data="data:text/html,x"></object>',
]
