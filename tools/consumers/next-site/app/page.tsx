import { renderRichText, RichText } from '@shuyuan/rich-text'
import { formatDateTime } from '@shuyuan/time-format'
import { Container, formatYuan, PageHeading } from '@shuyuan/ui'

const introduction = `## 大纲

先看**例题**：$x^2 + y^2 = r^2$ <b onclick="alert(1)">重点</b>

\`\`\`js
const radius = 5
\`\`\`
`

/** A server component that renders our components and calls our functions. */
// eslint-disable-next-line workspace/no-default-export -- Next looks for it
export default function Home() {
  const published = formatDateTime('2026-05-01T08:00:00Z', { timeZone: 'Asia/Shanghai' })
  return (
    <Container>
      <PageHeading>圆的方程</PageHeading>
      <p>
        {formatYuan(199)} · {published}
      </p>
      <RichText source={introduction} format="markdown" />
      <output>{renderRichText('1 < 2 <script>alert(1)</script>', { format: 'html' })}</output>
    </Container>
  )
}
