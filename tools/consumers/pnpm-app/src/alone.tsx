import { CourseGrid } from '@shuyuan/courses'
import { Player } from '@shuyuan/player'
import { RichText } from '@shuyuan/rich-text'
import { Button, Checkbox, ChipGroup, TextField, ThemeScope } from '@shuyuan/ui'
import './alone.css'

const course = {
  id: 7,
  title: '解析几何',
  shortDescription: '从圆开始',
  cover: null,
  price: 99,
  isFree: false,
  isVipFree: false,
  lessonCount: 12,
  userCount: 30,
  category: null,
  publishedAt: null,
}

function Samples() {
  return (
    <>
      <Button>保存</Button>
      <TextField label="手机号" />
      <Checkbox label="同意" checked onCheckedChange={() => undefined} />
      <ChipGroup label="筛选" items={[{ label: '全部', href: '/', current: true }]} />
      <RichText source={'## 大纲\n\n正文\n\n| 图形 |\n| --- |\n| 三角形 |'} format="markdown" />
      <CourseGrid courses={[course]} hrefFor={({ id }) => `/courses/${id}`} />
      <Player title="第一课" src="/missing.mp4" />
    </>
  )
}

/** Components in a page with its own styles for elements, without and with a scope. */
export const page = (
  <>
    <section aria-label="Alone">
      <Samples />
    </section>
    <ThemeScope role="region" aria-label="In a scope">
      <Samples />
    </ThemeScope>
  </>
)
