import { expect, it } from 'vitest'
import { matchTitles } from './title-matches-query'

const titles = [
  'Python 程序设计：从第一行代码到小项目',
  '用 Python 做数据分析',
  'Ｃ＋＋ 入门',
  'C 语言',
]
const courses = titles.map((title) => ({ title }))
const found = (keywords: string) => matchTitles(courses, keywords).map(({ title }) => title)

it.each([
  ['python', [0, 1]],
  ['PYTHON', [0, 1]],
  [' 数据  python ', [1]],
  ['c++', [2]],
  ['c', [2, 3]],
  ['.*', []],
  ['java', []],
  ['  ', []],
])('finds titles that contain all keywords of %j', (keywords, indices) => {
  expect(found(keywords)).toEqual(indices.map((index) => titles[index]))
})
