import { PageBody } from '../frames/page-body'

export function OrdersPage() {
  return <PageBody title="OrdersPage">{null}</PageBody>
}
