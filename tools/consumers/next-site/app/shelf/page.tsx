import { defaultSiteConfig, readFeatureFlags } from '@shuyuan/site'
import { SiteProvider } from '@shuyuan/site/react'
import { PageHeading } from '@shuyuan/ui'
import { Shelf } from './shelf'

/** Uses the libraries that the home page does not. */
// eslint-disable-next-line workspace/no-default-export -- Next looks for it
export default function ShelfPage() {
  const { flags } = readFeatureFlags({ vip: false })
  return (
    <SiteProvider config={{ ...defaultSiteConfig, name: 'Acme 学院' }} flags={flags}>
      <PageHeading>书架</PageHeading>
      <Shelf />
    </SiteProvider>
  )
}
