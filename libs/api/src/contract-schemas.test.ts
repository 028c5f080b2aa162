// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { operations, schemaComplaints } from '../test-support/contract'

describe('the schemas', () => {
  const failure = { code: 1, message: '错误', data: [] }

  it('distinguish success from failure', () => {
    expect(schemaComplaints('Failure', failure)).toBe('')
    expect(schemaComplaints('Failure', { ...failure, code: 0 })).not.toBe('')
    expect(schemaComplaints('Failure', { ...failure, data: null })).not.toBe('')
    expect(schemaComplaints('Success', failure)).not.toBe('')
  })

  it('accept grouped lessons in their three encodings only', () => {
    for (const groups of [[], [[]], [[], []], { '41': [] }]) {
      expect(schemaComplaints('LessonGroups', groups)).toBe('')
    }
    for (const groups of [null, {}, [[], [], []], { chapter: [] }]) {
      expect(schemaComplaints('LessonGroups', groups)).not.toBe('')
    }
  })

  it('distinguish the two date formats', () => {
    expect(schemaComplaints('DtRaw', '2026-04-18 09:30:12')).toBe('')
    expect(schemaComplaints('DtRaw', '2026-04-18T01:30:12.000000Z')).not.toBe('')
    expect(schemaComplaints('DtIso', '2026-04-18T01:30:12.000Z')).not.toBe('')
  })

  it('do not accept a boolean as a flag', () => {
    expect(schemaComplaints('Flag', 1)).toBe('')
    expect(schemaComplaints('Flag', true)).not.toBe('')
  })

  it('forbid a payment URL on a paid order', () => {
    const order = { order_no: '202604180930127745', total: 0, discount: 0, is_paid: true }
    expect(schemaComplaints('CreatedOrder', order)).toBe('')
    expect(schemaComplaints('CreatedOrder', { ...order, pay_url: '' })).not.toBe('')
    expect(schemaComplaints('CreatedOrder', { ...order, is_paid: false })).not.toBe('')
  })

  it('accept a block of an unknown module, but not a known block with other content', () => {
    const block = { id: 1, platform: '', page: '', decoration_page_id: 2, sort: 0, config: null }
    expect(schemaComplaints('Block', { ...block, sign: 'h5-live-v1', config_render: {} })).toBe('')
    expect(schemaComplaints('Block', { ...block, sign: 'code', config_render: {} })).not.toBe('')
  })

  it('accept a block with invalid JSON as config, and a course without a date', () => {
    const block = { id: 1, platform: '', page: '', decoration_page_id: 2, sort: 0, config: '{' }
    for (const sign of ['pc-slider', 'pc-vod-v1', 'code', 'grid-nav', 'image-group', 'blank']) {
      expect(schemaComplaints('Block', { ...block, sign, config_render: null }), sign).toBe('')
    }
    const course = {
      id: 61,
      title: '即将上线',
      thumb: '',
      charge: 0,
      user_count: 0,
      short_description: '',
      published_at: null,
      category_id: 0,
      is_rec: 0,
      is_free: 0,
      created_at: '2026-11-22T08:39:47.000000Z',
      category: null,
    }
    expect(schemaComplaints('BlockCourse', course)).toBe('')
    expect(schemaComplaints('BlockCourse', { ...course, published_at: '' })).not.toBe('')
  })

  it('limit only what the server’s columns limit', () => {
    const attachment = { id: 1, name: '讲义', size: 12, extension: 'PDF' }
    expect(schemaComplaints('Attachment', attachment)).toBe('')
    const nav = {
      id: 1,
      sort: 0,
      name: '首页',
      url: '/',
      active_routes: '',
      parent_id: 0,
      blank: 0,
    }
    expect(schemaComplaints('NavFields', { ...nav, platform: 'pc' })).toBe('')
    const at = '2026-11-22T08:39:47.000000Z'
    const ids = { id: 1, course_id: 2, user_id: 3, is_watched: 0, watched_at: null }
    const record = { ...ids, created_at: at, updated_at: at }
    expect(schemaComplaints('WatchRecord', { ...record, progress: 120 })).toBe('')
    expect(schemaComplaints('WatchRecord', { ...record, progress: 128 })).not.toBe('')
    expect(schemaComplaints('Mobile', '1'.repeat(20))).toBe('')
    expect(schemaComplaints('Mobile', '1'.repeat(21))).not.toBe('')
  })

  it('allow a comment without a parent, but not with an empty one', () => {
    const body = operations.find(({ operationId }) => operationId === 'createComment')?.requestBody
    const { schema } = Object(body?.content?.['application/json'])
    const properties = Object(schema).properties
    expect(properties.parent_id.minLength).toBe(1)
    expect(properties.reply_id.minLength).toBe(1)
  })

  it('allow the web server to reject a large image', () => {
    const ids = operations
      .filter(({ responses }) => responses['413'])
      .map(({ operationId }) => operationId)
    expect(ids).toEqual(['uploadAvatar', 'uploadImage'])
  })
})
