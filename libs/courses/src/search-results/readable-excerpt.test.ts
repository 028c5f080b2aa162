import { expect, test } from 'vitest'
import { readableExcerpt } from './readable-excerpt'

const shortDescription = '三十节短课、六个小项目。'

test.each([
  [
    'code',
    '写在前面\n你会写出什么\ndef most_common(text: str) -&gt; list[str]:\n    """最多的字。"""...',
  ],
  ['calls', '("门店").glob("*.xlsx")]\npd.concat(frames)\n适合谁\n每周要和表格打交道的同学。...'],
  [
    'queries',
    '慢，一定有原因\nEXPLAIN (aNALYZE, BUFFERS)\nSELECT * FROM orders\nWHERE customer_id = 42...',
  ],
  ['commands', '画得出来，就不会慌。\n# 刚才误删了分支？它还在\ngit reflog\n团队约定示例...'],
  ['pages', '第一段代码\n&lt;!doctype html&gt;\n&lt;title&gt;我的第一张网页&lt;/title&gt;...'],
  ['styles', '用 CSS 变量落地\n:root {\n  --space-1: 4px;\n}...'],
  ['formulas', '矩阵是动作\n$$A\\mathbf{x} = x_1$$\n行列式是面积的倍数...'],
  ['formulas in the text', '斜边上的中线等于 \\(\\dfrac{c}{2}\\)。...'],
  ['formulas between dollars', '给定 $n$ 个点，找一条直线。...'],
])('a passage with %s is replaced by the short description', (_, passage) => {
  expect(readableExcerpt({ passage, shortDescription })).toBe(shortDescription)
})

test('its sentences stay without a short description', () => {
  const passage = '写在前面\n学编程最难的不是语法。\ndef f(x):\n    return x\n适合谁...'
  expect(readableExcerpt({ passage, shortDescription: '' })).toBe(
    '写在前面 学编程最难的不是语法。 适合谁...',
  )
  expect(readableExcerpt({ passage: 'def f(x):\n    return x...', shortDescription: '' })).toBe('')
})

test.each([
  '单价 $5，每周三次。学完能回答：为什么？...',
  'This course is for people who have never programmed before....',
  '图书馆 Python 3.11 或更新版本；准备一份表格（1–2 页）。...',
  '压缩比 a < b 时更好，R&D 团队适用。...',
])('a passage of sentences is unchanged: %s', (passage) => {
  expect(readableExcerpt({ passage, shortDescription })).toBe(passage)
})

test.each([
  ['教&amp;学 &ldquo;问&rdquo;', '教&学 “问”'],
  ['&#39;一&#39;&nbsp;&#x4F60;&#22909;&hellip;', "'一' 你好…"],
  ['每天 20&deg;C 以下 &rarr; 关窗', '每天 20°C 以下 → 关窗'],
  ['写作 &amp;amp; 的字符', '写作 &amp; 的字符'],
  ['AT&T 与 R&D，&unknown; &toString; 不变', 'AT&T 与 R&D，&unknown; &toString; 不变'],
  ['没有这个字符：&#0;', '没有这个字符：\ufffd'],
])('entities in %s are decoded', (passage, text) => {
  expect(readableExcerpt({ passage, shortDescription })).toBe(text)
})

test.each(['', '<b>入门</b>，a < b 也行 <br/>'])(
  'tags are removed from the short description for the passage "%s"',
  (passage) => {
    const hit = { passage, shortDescription: '<b>入门</b>，a < b 也行 <br/>' }
    expect(readableExcerpt(hit)).toBe('入门，a < b 也行')
  },
)
