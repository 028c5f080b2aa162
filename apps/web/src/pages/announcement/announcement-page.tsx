import { PageBody } from '../frames/page-body'

export function AnnouncementPage() {
  return <PageBody title="AnnouncementPage">{null}</PageBody>
}
