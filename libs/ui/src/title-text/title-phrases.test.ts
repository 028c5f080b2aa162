import { afterEach, expect, test, vi } from 'vitest'
import { partPhrases, titlePhrases } from './title-phrases'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['words stay whole', '跨平台移动应用开发', ['跨平台', '移动应用开发']],
  ['two short words stay together', '产品经理第一课', ['产品经理', '第一课']],
  ['a suffix stays with its word', '概率论与数理统计', ['概率论与', '数理统计']],
  ['numbers stay whole', '四十八个音', ['四十八个音']],
  ['the last line has at least three characters', '数据分析', ['数据分析']],
  ['the browser breaks after punctuation and spaces', 'Git 与团队：海报', ['Git 与团队：海报']],
  ['Latin words stay whole', 'Learn JavaScript', ['Learn JavaScript']],
  ['a long phrase is split', '一天做出可点击的想法', ['一天做出可点击的', '想法']],
  ['an empty title stays empty', '', ['']],
])('%s', (_, title, phrases) => {
  expect(titlePhrases(title)).toEqual(phrases)
})

test('a browser without a segmenter breaks at punctuation only', () => {
  vi.stubGlobal('Intl', {})
  expect(titlePhrases('跨平台移动应用开发')).toEqual(['跨平台移动应用开发'])
})

test.each([
  [
    'a word across two parts stays whole',
    ['跨平', '台移动应用开发'],
    [['跨平'], ['台', '移动应用开发']],
  ],
  [
    'a line may end before a part',
    ['跨平台', '移动', '应用开发'],
    [['跨平台'], ['', '移动'], ['应用开发']],
  ],
  ['no line ends before the first part', ['数据', '分析'], [['数据'], ['分析']]],
])('%s', (_, parts, phrases) => {
  expect(partPhrases(parts)).toEqual(phrases)
})
