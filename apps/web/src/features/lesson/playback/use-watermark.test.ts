import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { watermarkText } from './use-watermark'

const learner = { id: 17, name: '林知夏', mobile: '13800000001', isMobileBound: true }

test.each([
  ['${mobile}', '138****0001 · 17'],
  ['${user.mobile}', '138****0001 · 17'],
  ['${mobile} ${id}', '138****0001 17'],
  ['${user.id}：${user.mobile}', '17：138****0001'],
  ['${nickname}', '林知夏'],
  ['${user.nickname}', '林知夏'],
  ['${id}', '17'],
  ['${user.id}', '17'],
  ['学员 ${ nickname }（${id}）', '学员 林知夏（17）'],
  ['${mobile} ${mobile}', '138****0001 · 17 138****0001 · 17'],
  ['${password} 书院', '书院'],
  ['书院学堂', '书院学堂'],
  ['${', '${'],
  ['  ', ''],
  ['${}', ''],
])('%j renders %j', (template, words) => {
  expect(watermarkText(template, learner, 'masked')).toBe(words)
})

test('shows the full number if configured', () => {
  expect(watermarkText('${mobile}', learner, 'full')).toBe('13800000001')
  expect(watermarkText('${user.mobile} ${id}', learner, 'full')).toBe('13800000001 17')
})

test('an invented number is not shown', () => {
  const scanned = { ...learner, mobile: '927364518', isMobileBound: false }
  expect(watermarkText('${mobile}', scanned, 'masked')).toBe('ID 17')
  expect(watermarkText('${mobile}', scanned, 'full')).toBe('ID 17')
})

test('a nickname that looks like a placeholder is not replaced', () => {
  const named = { ...learner, name: '${mobile} $& $1' }
  expect(watermarkText('${nickname}', named, 'full')).toBe('${mobile} $& $1')
})

test('the text is short and masked for any template and number', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.stringMatching(/^\d{6,15}$/), (text, mobile) => {
      const template = `${text}\${mobile}`
      const words = watermarkText(template, { ...learner, mobile }, 'masked')
      expect(words.length).toBeLessThanOrEqual(60)
      expect(words.includes(mobile) && !template.includes(mobile)).toBe(false)
    }),
  )
})
