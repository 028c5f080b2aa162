import { siteConfigQuery } from '@shuyuan/api/query'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../use-services'
import { pageTitle } from '../router/titles'

/** Reads the query cache, because `SiteProvider` may have thrown. Returns `''` while the name is unknown. */
function useSchoolName(): string {
  const { api } = useServices()
  const { data } = useQuery({ ...siteConfigQuery(api), enabled: false })
  return data?.name ?? ''
}

/** Document title of a fallback page. Overrides the title of the route. */
export function FallbackTitle({ children }: { children: string }) {
  return <title>{pageTitle(children, useSchoolName())}</title>
}
