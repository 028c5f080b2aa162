import { PageBody } from '../frames/page-body'

export function MemberPage() {
  return <PageBody title="MemberPage">{null}</PageBody>
}
