import { PageBody } from '../frames/page-body'

export function MessagesPage() {
  return <PageBody title="MessagesPage">{null}</PageBody>
}
