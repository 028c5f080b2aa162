import { siteConfigQuery } from '@shuyuan/api/query'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../use-services'
import { pageTitle } from '../router/page-head'

/** The school's name as far as it is known, also where what usually provides it threw; else `''`. */
function useSchoolName(): string {
  const { api } = useServices()
  const { data } = useQuery({ ...siteConfigQuery(api), enabled: false })
  return data?.name ?? ''
}

/** Titles the document for what is shown in place of a route's page, over the title of that route. */
export function FallbackTitle({ children }: { children: string }) {
  return <title>{pageTitle(children, useSchoolName())}</title>
}
