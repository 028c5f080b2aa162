import { expect, test } from 'vitest'
import { renderRichText } from '../../render-rich-text'

const siteOrigin = 'https://school.example'

function framed(source: string, frameHosts?: string[]): string {
  return renderRichText(source, { format: 'html', siteOrigin, frameHosts })
}

test('a built-in player keeps only its title and width and is sandboxed', () => {
  expect(
    framed(
      '<iframe src="//player.bilibili.com/p?x=1" title=" 第一讲 " width="9" class="language-x" style="width:1px">words</iframe>',
    ),
  ).toBe(
    '<iframe src="https://player.bilibili.com/p?x=1" title="第一讲" width="9" ' +
      'sandbox="allow-scripts allow-same-origin allow-presentation allow-popups" ' +
      'allow="fullscreen; picture-in-picture; encrypted-media" ' +
      'referrerpolicy="strict-origin-when-cross-origin" loading="lazy"></iframe>',
  )
})

test('a player without a title gets a default one', () => {
  expect(framed('<iframe src="https://v.qq.com/x"></iframe>')).toContain('title="嵌入内容"')
  expect(framed('<iframe src="https://v.qq.com/x" title=" "></iframe>')).toContain(
    'title="嵌入内容"',
  )
})

test('the hosts of a school add to the built-in ones', () => {
  const source =
    '<iframe src="https://other.example/"></iframe><iframe src="https://v.qq.com/x"></iframe>'
  expect(framed(source, ['other.example']).match(/<iframe/g)).toHaveLength(2)
})

test.each([
  ['https://other.example/a', 'https://other.example/a', 'other.example'],
  ['http://player.bilibili.com/b', 'http://player.bilibili.com/b', 'player.bilibili.com'],
  ['https://school.example/x', '/x', 'school.example'],
  ["<iframe src='https://other.example/c'></iframe>", 'https://other.example/c', 'other.example'],
])('a frame of %s becomes a link that names its host, in both formats', (src, href, host) => {
  const source = `<p>甲<iframe src="${src.replaceAll('<', '&lt;')}"></iframe>乙</p>`
  for (const format of ['html', 'markdown'] as const) {
    const html = renderRichText(source, { format, siteOrigin, frameHosts: ['school.example'] })
    expect(html).not.toContain('<iframe')
    expect(html).toContain(`<p>甲<a href="${href}"`)
    expect(html).toContain(`>在 ${host} 打开视频<`)
  }
})

test('a frame without a URL of the web is removed', () => {
  expect(framed('甲<iframe src="javascript:alert(1)"></iframe><iframe></iframe>乙')).toBe('甲乙')
})
