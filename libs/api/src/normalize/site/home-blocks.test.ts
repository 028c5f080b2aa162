import { describe, expect, it, test } from 'vitest'
import { readHomeBlocks } from './home-blocks'

const base = 'https://api.example'
const read = (sign: string, config_render: unknown) =>
  readHomeBlocks([{ id: 1, sign, sort: 0, config: '{}', config_render }], base)

const images = [
  { src: '/b.png', href: '/courses' },
  { src: null, href: null },
  { src: 'https://cdn.example/c.png', url: 'https://other.example' },
  { src: '/d.png', href: 'javascript:alert(1)' },
]
const linkedImages = [
  { src: 'https://api.example/b.png', href: '/courses' },
  { src: 'https://cdn.example/c.png', href: 'https://other.example' },
  { src: 'https://api.example/d.png', href: null },
]

describe('readHomeBlocks', () => {
  test.each(['pc-slider', 'slider'])('reads %s', (sign) => {
    expect(read(sign, images)).toEqual([{ id: 1, kind: 'slider', slides: linkedImages }])
  })

  test.each(['pc-vod-v1', 'h5-vod-v1'])('reads %s with courses without a category', (sign) => {
    const item = { id: 5, title: '入门', thumb: '', charge: 99, is_free: 0, category: null }
    const [block] = read(sign, { title: '录播课程', items: [item, { id: null }] })
    expect(block).toMatchObject({
      kind: 'courses',
      title: '录播课程',
      courses: [
        { id: 5, title: '入门', cover: null, category: null, lessonCount: null, isVipFree: null },
      ],
    })
  })

  it('reads code', () => {
    expect(read('code', { html: '<b>你好</b>' })).toEqual([
      { id: 1, kind: 'code', html: '<b>你好</b>' },
    ])
  })

  it('reads groups of images', () => {
    expect(read('image-group', { v: 'v-1-2', items: images })).toEqual([
      { id: 1, kind: 'image-group', layout: 'v-1-2', images: linkedImages },
    ])
  })

  it('reads icon grids', () => {
    const items = [{ name: '课程', src: '/i.png', href: '/courses' }]
    const item = { name: '课程', src: 'https://api.example/i.png', href: '/courses' }
    expect(read('grid-nav', { line_count: '5', items })).toEqual([
      { id: 1, kind: 'grid-nav', columns: 5, items: [item] },
    ])
    expect(read('grid-nav', { line_count: 0, items })).toMatchObject([{ columns: 4 }])
  })

  it('reads spaces', () => {
    expect(read('blank', { height: '20', bgcolor: '#fff' })).toEqual([
      { id: 1, kind: 'blank', height: 20, color: '#fff' },
    ])
  })

  test.each(['mp-wechat', 'h5-gzh-v1'])('reads %s', (sign) => {
    expect(read(sign, { name: '书院', desc: '关注我们', logo: null })).toEqual([
      {
        id: 1,
        kind: 'official-account',
        name: '书院',
        description: '关注我们',
        logo: null,
        qrCode: null,
      },
    ])
  })

  test.each([
    ['an unknown kind', 'h5-live-v1', { title: '直播' }],
    ['a kind named like a method', 'toString', {}],
    ['a slider without images', 'pc-slider', [{ src: null, href: null }]],
    ['a course list without courses', 'pc-vod-v1', { title: '空', items: [] }],
    ['a group of an unknown layout', 'image-group', { v: 'v-9', items: images }],
    ['a group without images', 'image-group', { v: 'v-1', items: [] }],
    ['a grid without icons', 'grid-nav', { line_count: 4, items: [] }],
    ['a space of no height', 'blank', { height: 0 }],
    ['a nameless account', 'mp-wechat', {}],
    ['nothing configured', 'pc-slider', []],
    ['broken content', 'pc-vod-v1', 'broken'],
  ])('skips %s', (_, sign, config) => {
    expect(read(sign, config)).toEqual([{ id: 1, kind: 'skipped', sign }])
  })

  it('leaves out a code block that was not filled in', () => {
    expect(read('code', { html: null })).toEqual([])
  })

  it('keeps the other blocks in their order', () => {
    const blocks = [
      { id: 3, sign: 'code', config_render: { html: 'c' } },
      'broken',
      { id: 2, sign: 'unknown', config_render: {} },
      { id: 1, sign: 'code' },
      { id: 4, sign: 'code', config_render: { html: 'd' } },
    ]
    const kinds = readHomeBlocks(blocks, base).map(({ id, kind }) => [id, kind])
    expect(kinds).toEqual([
      [3, 'code'],
      [2, 'skipped'],
      [1, 'skipped'],
      [4, 'code'],
    ])
  })

  it('gives blocks without an ID unique IDs', () => {
    const blank = { id: null, sign: 'blank', config_render: { height: 8 } }
    const ids = readHomeBlocks([blank, blank], base).map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
  })

  it('rejects a reply that is not a list', () => {
    expect(() => readHomeBlocks({}, base)).toThrow(expect.objectContaining({ kind: 'malformed' }))
  })
})
