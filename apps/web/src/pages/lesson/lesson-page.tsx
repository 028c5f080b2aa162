import { PageBody } from '../frames/page-body'

export function LessonPage() {
  return <PageBody title="LessonPage">{null}</PageBody>
}
