import { PageBody } from '../frames/page-body'

export function StudyCenterPage() {
  return <PageBody title="StudyCenterPage">{null}</PageBody>
}
