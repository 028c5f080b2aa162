import { SiteFooter } from '@shuyuan/layout'
import { LessonText } from '../../lesson-text'

const markdown = `## 圆的方程

先看**例题**：$x^2 + y^2 = r^2$ <b onclick="alert(1)">重点</b>
`

/** The build renders the text. */
// eslint-disable-next-line workspace/no-default-export -- Next looks for it
export default function LessonPage() {
  return (
    <>
      <LessonText markdown={markdown} />
      <SiteFooter siteName="Acme 学院" year={2026} />
    </>
  )
}
