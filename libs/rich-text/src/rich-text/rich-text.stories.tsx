/// <reference types="vite/client" />
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, Container, Link } from '@shuyuan/ui'
import { expect, waitFor } from 'storybook/test'
import { en } from '../locales/en'
import { RichText } from './rich-text'

const meta = {
  title: 'Components 组件/Content 内容/RichText 富文本',
  component: RichText,
  parameters: {
    usage: {
      zh: '富文本：安全地显示 HTML 或 Markdown，支持公式、代码高亮、表格和图片。',
      use: 'For texts of the school: descriptions, announcements.',
      avoid: 'For texts of the site itself.',
      do: 'Give it the width of a text, 40rem.',
      never: 'Do not limit its height without a button that shows the rest.',
    },
  },
  argTypes: { source: { control: 'text' } },
  // Content that is too wide is cut slightly outside the text, in the margin of the container.
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  // Screenshots show the text, not its skeleton.
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull())
  },
} satisfies Meta<typeof RichText>

export default meta

type Story = StoryObj<typeof meta>

export const CourseDescription: Story = {
  name: '课程详情',
  args: {
    format: 'html',
    source: `<h1>你将学到什么</h1>
<p>这门课从<strong>一次函数</strong>讲到<strong>微分</strong>，每讲都配有习题与讲解。学费 $5 and $6 都不是公式。</p>
<ul><li>读懂导数的几何意义</li><li>独立完成综合题</li></ul>
<blockquote>学而不思则罔，思而不学则殆。</blockquote>
<p>更多内容见<a href="/courses">全部课程</a>或<a href="https://other.example/">作者主页</a>。</p>
<table><thead><tr><th>周次</th><th>主题</th><th>作业</th></tr></thead>
<tbody><tr><td>1</td><td>函数与图像</td><td>习题一</td></tr><tr><td>2</td><td>极限</td><td>习题二</td></tr></tbody></table>`,
  },
}

export const English: Story = {
  name: '英文',
  args: {
    format: 'markdown',
    locale: en,
    source: `## What you will learn

The lessons lead from linear functions to calculus; [the author's page](https://other.example/) has more.

| Week | Topic |
| --- | --- |
| 1 | Functions and their graphs |

\`\`\`python
def slope(a, b):
    return (b.y - a.y) / (b.x - a.x)
\`\`\`

A formula with a mistake is shown as it was typed: $\\frac{1$`,
  },
}

export const OwnComponents: Story = {
  name: '自定义组件',
  args: {
    format: 'markdown',
    source: '![书院的大门](/pictures/hero.svg)\n\n更多内容见[全部课程](/courses)。',
    components: {
      img: ({ alt }) => <Badge>{alt}</Badge>,
      a: ({ href = '', children }) => <Link href={href}>{children} →</Link>,
    },
  },
}

export const Formulas: Story = {
  name: '公式',
  args: {
    format: 'html',
    source: `<p>勾股定理写作 $a^2 + b^2 = c^2$，其中 \\(c\\) 是斜边。</p>
<p>$$\\int_0^1 x^2 \\, dx = \\frac{1}{3}$$</p><p>写错的公式 $\\frac{1$ 会原样显示。</p>`,
  },
}

export const Code: Story = {
  name: '代码',
  args: {
    format: 'markdown',
    source: `用 \`for\` 遍历列表：

\`\`\`python
def total(prices: list[int]) -> int:
    """求和"""
    return sum(price for price in prices if price > 0)
\`\`\`

- [x] 读懂上面的函数
- [ ] 改成只累加偶数
`,
  },
}

const small =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR42mOwWXACiAAKawNJS4TI7QAAAABJRU5ErkJggg=='
const large =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAADCAIAAAAhqtkfAAAAEUlEQVR42mOwWXACK2IgWQIAuAYnYeE4hrIAAAAASUVORK5CYII='

/** Scrolls inside its frame. At full width there is nothing to scroll. */
export const WideTable: Story = {
  name: '宽表格',
  args: {
    format: 'markdown',
    source: `| 周次 | 主题 | 知识点 | 例题 | 作业 | 截止日期 | 授课教师 | 备注 |
|---:|---|---|---|---|---|---|---|
| 1 | 函数与图像 | 定义域、值域、单调性 | 12 | 习题一 | 2025-03-01 12:00 | 张老师 | 含答疑 |
| 2 | 极限 | 夹逼定理、重要极限 | 16 | 习题二 | 2025-03-08 12:00 | 李老师 | 无 |`,
  },
}

/** The first image is smaller than the text, the second wider. Both keep their aspect ratio. */
export const Images: Story = {
  name: '图片',
  args: {
    format: 'html',
    source: `<p>小图<img src="${small}" width="96" height="48" alt="示意图">在文字中间。</p>
<figure><img src="${large}" width="1600" height="600" alt="函数图像"><figcaption>图 1　函数图像</figcaption></figure>`,
  },
}

/** Set too wide for a narrow window, in the text, in a list, in a table, and one with a number. */
export const ManyFormulas: Story = {
  name: '大量公式',
  args: {
    format: 'markdown',
    source: `$$
\\begin{pmatrix} a_{11} & a_{12} & \\cdots & a_{1n} \\\\ a_{21} & a_{22} & \\cdots & a_{2n} \\end{pmatrix} = \\sum_{k=1}^{n} \\left( b_{1k} c_{k1} + b_{2k} c_{k2} + b_{3k} c_{k3} \\right) + \\int_0^{\\infty} e^{-x^2} \\, dx
$$

- 一次项 $a x$
- 二次项 \\(b x^2\\)

| 函数 | 导数 |
|---|---|
| $\\sin x$ | $\\cos x$ |

\\[ E = mc^2 \\tag{1} \\]`,
  },
}

/** An invalid formula shows its source and the reason. Unlimited expansion is stopped. */
export const FailedFormulas: Story = {
  name: '公式错误',
  args: {
    format: 'markdown',
    source: `少了括号：$\\frac{1$。没有这个命令：$\\nothing{x}$。没有尽头：$\\def\\a{\\a\\a}\\a$。

不允许的链接：$\\href{javascript:alert(1)}{x}$。太大的：$\\rule{99999em}{1em}$`,
  },
}

/** Named, guessed, unknown to the highlighter, and with lines that must be scrolled. */
export const ManyLanguages: Story = {
  name: '多种语言代码',
  args: {
    format: 'markdown',
    source: `\`\`\`sql
SELECT title, COUNT(*) FROM course WHERE price > 0 GROUP BY title ORDER BY 2 DESC;
\`\`\`

\`\`\`
def f(x):
    """没有写语言"""
    return [i for i in range(x) if i % 2 == 0]
\`\`\`

\`\`\`brainteaser
a b c
\`\`\`

\`\`\`diff
- const price = 128
+ const price = 99
\`\`\`

\`\`\`js
const sentence = 'a line that is longer than any screen is wide, so that it has to be scrolled to be read to its end'
\`\`\``,
  },
}

export const Everything: Story = {
  name: '全部格式',
  args: {
    format: 'markdown',
    source: `## 二级标题

正文有**粗体**、*斜体*、~~删除线~~、\`代码\`、<kbd>Ctrl</kbd>+<kbd>C</kbd>、H<sub>2</sub>O、<mark>重点</mark>与<ruby>书<rt>shū</rt>院<rt>yuàn</rt></ruby>。

### 三级标题

1. 第一步
2. 第二步
   - 其一
   - 其二

     第二段

> 学而不思则罔。
>
> > 思而不学则殆。

<details><summary>展开答案</summary>

答案是 $x = 2$。

</details>

<dl><dt>导数</dt><dd>函数的变化率</dd></dl>

---

末段。`,
  },
}

/** Rendered piece by piece. Distant pieces are laid out near the viewport. */
export const Long: Story = {
  name: '长文章',
  args: {
    format: 'markdown',
    source: Array.from(
      { length: 160 },
      (_, index) =>
        `### 第 ${index + 1} 节\n\n${'把区间分成许多小段，每一段上用常数近似。'.repeat(4)}其中 $x_{${index}}$ 已知。\n`,
    ).join('\n'),
  },
}

export const Attack: Story = {
  name: '恶意内容',
  args: {
    format: 'html',
    source:
      '<p>前文</p><img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">点我</a><iframe src="https://evil.example/"></iframe><p>后文</p>',
  },
}

const editorTexts = import.meta.glob<string>('../../test/editor-texts/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every kind of text that Quill 1.3.7 stored. Frames are shown as links, because they load other sites. */
export const EditorTexts: Story = {
  name: '编辑器文本',
  parameters: { controls: { disable: true } },
  args: {
    format: 'html',
    source: '',
    components: { iframe: ({ src }) => <Badge>{src}</Badge> },
  },
  render: (args) => (
    <>
      {Object.entries(editorTexts).map(([path, source]) => (
        <section key={path} aria-label={path.replace(/.*\//, '')}>
          <hr />
          <RichText {...args} source={source.replaceAll('/media/images/', '/images/')} />
        </section>
      ))}
    </>
  ),
}

export const Empty: Story = { name: '空', args: { format: 'html', source: '' } }
