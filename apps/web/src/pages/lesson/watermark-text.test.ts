import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { watermarkText } from './watermark-text'

const learner = { id: 17, name: '林知夏', mobile: '13800000001', isMobileBound: true }

test.each([
  ['${mobile}', '138****0001'],
  ['${user.mobile}', '138****0001'],
  ['${mobile.full}', '13800000001'],
  ['${user.mobile.full}', '13800000001'],
  ['${nickname}', '林知夏'],
  ['${user.nickname}', '林知夏'],
  ['${id}', '17'],
  ['${user.id}', '17'],
  ['学员 ${ nickname }（${id}）', '学员 林知夏（17）'],
  ['${mobile} ${mobile}', '138****0001 138****0001'],
  ['${password} 书院', '书院'],
  ['书院学堂', '书院学堂'],
  ['${', '${'],
  ['  ', ''],
  ['${}', ''],
])('%j says %j', (template, words) => {
  expect(watermarkText(template, learner)).toBe(words)
})

test('an invented number is not shown', () => {
  const scanned = { ...learner, mobile: '927364518', isMobileBound: false }
  expect(watermarkText('${mobile}', scanned)).toBe('ID 17')
  expect(watermarkText('${mobile.full}', scanned)).toBe('ID 17')
})

test('a nickname that looks like a placeholder is only a nickname', () => {
  expect(watermarkText('${nickname}', { ...learner, name: '${mobile.full} $& $1' })).toBe(
    '${mobile.full} $& $1',
  )
})

test('whatever the template and the number, the text is short, and masked unless asked otherwise', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.stringMatching(/^\d{6,15}$/), (text, mobile) => {
      const template = `${text.replaceAll('full', '')}\${mobile}`
      const words = watermarkText(template, { ...learner, mobile })
      expect(words.length).toBeLessThanOrEqual(60)
      expect(words.includes(mobile) && !template.includes(mobile)).toBe(false)
    }),
  )
})
