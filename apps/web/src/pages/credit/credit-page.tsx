import { PageBody } from '../frames/page-body'

export function CreditPage() {
  return <PageBody title="CreditPage">{null}</PageBody>
}
