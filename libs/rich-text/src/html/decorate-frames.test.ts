import { expect, test } from 'vitest'
import { renderRichText } from '../render-rich-text'

const siteOrigin = 'https://school.example'

function framed(source: string, frameHosts?: string[]): string {
  return renderRichText(source, { format: 'html', siteOrigin, frameHosts })
}

test('a listed player keeps only its title and is sandboxed', () => {
  expect(
    framed(
      '<iframe src="//player.bilibili.com/p?x=1" title=" 第一讲 " width="9" class="language-x" style="width:1px">words</iframe>',
    ),
  ).toBe(
    '<iframe src="https://player.bilibili.com/p?x=1" title="第一讲" ' +
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

test('removes all other frames, including those of this site, listed or not', () => {
  expect(framed('甲<iframe src="https://other.example/"></iframe>乙')).toBe('甲乙')
  expect(framed('<iframe></iframe>')).toBe('')
  expect(framed('<iframe src="https://school.example/x"></iframe>', ['school.example'])).toBe('')
  expect(framed('<iframe src="https://other.example/"></iframe>', ['other.example'])).not.toBe('')
})
