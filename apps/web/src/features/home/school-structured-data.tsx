import { useSite } from '@shuyuan/site/react'
import { StructuredData } from '../../core/page/structured-data'
import { useSiteUrl } from '../../core/site/site-url'

/** Structured data of the school for search engines. */
export function SchoolStructuredData() {
  const { name, logo } = useSite().config
  const url = useSiteUrl()
  if (url === '') return null
  return (
    <StructuredData
      things={[{ '@type': 'EducationalOrganization', name, url, ...(logo !== null && { logo }) }]}
    />
  )
}
