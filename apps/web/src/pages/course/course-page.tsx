import { PageBody } from '../frames/page-body'

export function CoursePage() {
  return <PageBody title="CoursePage">{null}</PageBody>
}
