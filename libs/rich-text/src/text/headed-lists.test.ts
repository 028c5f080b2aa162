// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { headedLists } from './headed-lists'

const textOf = (name: string) =>
  readFileSync(`${import.meta.dirname}/../../test/editor-texts/${name}.html`, 'utf8')

const words = (text: string, ...items: unknown[]) => ({ words: [{ text }], items })

test('levels of an editor are items of items', () => {
  const html = textOf('e18-goals-nested')
  const [list] = headedLists(html)
  expect(list).toMatchObject({
    title: '学习目标',
    items: [words('掌握基础语法', words('变量与类型'), words('函数与闭包')), words('能写小项目')],
  })
  expect(html.slice(list?.end).trim()).toBe('<p>正文继续</p>')
})

test('links stay links', () => {
  expect(headedLists(textOf('e19-goals-links'))[0]?.items).toMatchObject([
    { words: [{ text: '读懂' }, { text: '课程大纲', href: 'https://example.com/outline' }] },
    { words: [{ text: '重点' }, { text: '：写测试' }] },
  ])
  const [list] = headedLists('<h2>a</h2><ul><li><a href="javascript:x">b</a></li></ul>')
  expect(list?.items).toMatchObject([{ words: [{ text: 'b' }], items: [] }])
  expect(list?.items[0]?.words[0]).not.toHaveProperty('href')
})

test('nested and adjacent lists are one', () => {
  const nestedList = '<p>a</p> <ul><li>b<ol><li>c</li></ol></li><li>d</li></ul>'
  expect(headedLists(nestedList)[0]?.items).toMatchObject([words('b', words('c')), words('d')])
  const adjacent = '<p>a</p><ol><li>b</li></ol>\n<ul><li class="ql-indent-1">c</li></ul>'
  expect(headedLists(adjacent)[0]?.items).toMatchObject([words('b', words('c'))])
})

test.each([
  '<h2>a</h2><ul><li><img src="/b.png"></li></ul>',
  '<h2>a</h2><ul><li>$x^2$</li></ul>',
  '<h2>a</h2><ul><li>b',
  '<h2>a</h2><ul>b</ul>',
  '<h2>a</h2><p>b</p>',
  '<ul><li>b</li></ul>',
  '<p>a',
])('leaves out %j', (html) => {
  expect(headedLists(html)).toEqual([])
})
