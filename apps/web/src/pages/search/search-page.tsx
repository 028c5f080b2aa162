import { PageBody } from '../frames/page-body'

export function SearchPage() {
  return <PageBody title="SearchPage">{null}</PageBody>
}
