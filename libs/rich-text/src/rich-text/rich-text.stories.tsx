import type { Meta, StoryObj } from '@storybook/react-vite'
import { RichText } from './rich-text'

const meta = {
  title: 'rich-text/RichText',
  component: RichText,
} satisfies Meta<typeof RichText>

export default meta

type Story = StoryObj<typeof meta>

export const CourseDescription: Story = {
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

export const Formulas: Story = {
  args: {
    format: 'html',
    source: `<p>勾股定理写作 $a^2 + b^2 = c^2$，其中 \\(c\\) 是斜边。</p>
<p>$$\\int_0^1 x^2 \\, dx = \\frac{1}{3}$$</p><p>写错的公式 $\\frac{1$ 会原样显示。</p>`,
  },
}

export const Code: Story = {
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

export const Attack: Story = {
  args: {
    format: 'html',
    source:
      '<p>前文</p><img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">点我</a><iframe src="https://evil.example/"></iframe><p>后文</p>',
  },
}

export const Empty: Story = { args: { format: 'html', source: '' } }
