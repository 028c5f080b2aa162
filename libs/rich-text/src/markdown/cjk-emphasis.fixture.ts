/** Emphasis as Chinese authors and editors write it: Markdown and its HTML; `…` in HTML is a formula. */
export const emphases: readonly (readonly [markdown: string, html: string])[] = [
  // Punctuation at the inner edge, a character at the outer one.
  ['含**「重点」**内容', '含<strong>「重点」</strong>内容'],
  ['**粗体，**后文', '<strong>粗体，</strong>后文'],
  ['**Q：**问题？**A：**回答。', '<strong>Q：</strong>问题？<strong>A：</strong>回答。'],
  ['**“重点”**与**《书名》**', '<strong>“重点”</strong>与<strong>《书名》</strong>'],
  ['他说**“好！”**然后', '他说<strong>“好！”</strong>然后'],
  ['**（一）**甲**（二）**乙', '<strong>（一）</strong>甲<strong>（二）</strong>乙'],
  ['**重点。**后文**重点！**后文', '<strong>重点。</strong>后文<strong>重点！</strong>后文'],
  ['见**甲、**乙**丙？**丁', '见<strong>甲、</strong>乙<strong>丙？</strong>丁'],
  ['**重点——**后文**……重点**', '<strong>重点——</strong>后文<strong>……重点</strong>'],
  ['**重点。**\u{20000}字', '<strong>重点。</strong>\u{20000}字'],
  // Marks of other languages at the inner edge.
  ['**C++**语言', '<strong>C++</strong>语言'],
  ['**C#**语言', '<strong>C#</strong>语言'],
  ['**100%**通过', '<strong>100%</strong>通过'],
  ['**价格(元)**为', '<strong>价格(元)</strong>为'],
  ['**[注]**见下', '<strong>[注]</strong>见下'],
  ['**"重点"**见下', '<strong>"重点"</strong>见下'],
  ['**1.**第一**Go!**出发', '<strong>1.</strong>第一<strong>Go!</strong>出发'],
  // Words of other languages at the outer edge.
  ['**注意：**2024年', '<strong>注意：</strong>2024年'],
  ['**（一）**abc**（二）**def', '<strong>（一）</strong>abc<strong>（二）</strong>def'],
  ['使用**“重点”**API', '使用<strong>“重点”</strong>API'],
  ['API**“重点”**key', 'API<strong>“重点”</strong>key'],
  ['**重点……**API**——重点**', '<strong>重点……</strong>API<strong>——重点</strong>'],
  // Other lengths and marks.
  ['这是***“重点”***内容', '这是<em><strong>“重点”</strong></em>内容'],
  ['*（斜）*字', '<em>（斜）</em>字'],
  ['~~“旧”~~新', '<s>“旧”</s>新'],
  ['原价~~（100元）~~80元', '原价<s>（100元）</s>80元'],
  // Links, code, formulas and elements inside.
  ['这是**[链接](/vip)**后文', '这是<strong><a href="/vip">链接</a></strong>后文'],
  [
    '**[甲](/a)**后文；这是**[乙](/b)**后文',
    '<strong><a href="/a">甲</a></strong>后文；这是<strong><a href="/b">乙</a></strong>后文',
  ],
  ['这是**`code`**后文', '这是<strong><code>code</code></strong>后文'],
  [
    '[**“重点”**与**「书」**](/vip)',
    '<a href="/vip"><strong>“重点”</strong>与<strong>「书」</strong></a>',
  ],
  [
    '这是**$x$**公式；这是**\\(x_1\\)**公式',
    '这是<strong>…</strong>公式；这是<strong>…</strong>公式',
  ],
  ['看**<u>字</u>**后文', '看<strong><u>字</u></strong>后文'],
  // Japanese and Korean.
  ['**日本語。**です', '<strong>日本語。</strong>です'],
  ['**한국어(韓國語)**의', '<strong>한국어(韓國語)</strong>의'],
  // As in CommonMark.
  ['2*3*4', '2<em>3</em>4'],
  ['snake_case', 'snake_case'],
  ['__「重点」__内容', '__「重点」__内容'],
  ['x**(y)**z', 'x**(y)**z'],
  ['x**“y”**z', 'x**“y”**z'],
  ['** a **', '** a **'],
  ['** 重点 **', '** 重点 **'],
  ['第3~5讲', '第3~5讲'],
]
