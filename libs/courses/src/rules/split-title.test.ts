import { expect, test } from 'vitest'
import { splitTitle } from './split-title'

test.each([
  ['Python 程序设计：从第一行代码到小项目', 'Python 程序设计', '从第一行代码到小项目'],
  ['HTTP: the basics', 'HTTP', 'the basics'],
  ['高等数学：极限：定义', '高等数学', '极限：定义'],
  ['家常菜二十道', '家常菜二十道', ''],
  ['10:30 晨读', '10:30 晨读', ''],
  ['导论：', '导论：', ''],
])('splits %s', (title, ...parts) => {
  expect(splitTitle(title)).toEqual(parts)
})
