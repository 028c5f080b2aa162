import { PageBody } from '../frames/page-body'

export function HomePage() {
  return <PageBody title="HomePage">{null}</PageBody>
}
