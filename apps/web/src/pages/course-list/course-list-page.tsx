import { PageBody } from '../frames/page-body'

export function CourseListPage() {
  return <PageBody title="CourseListPage">{null}</PageBody>
}
