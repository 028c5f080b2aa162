import { siteConfigQuery } from '@shuyuan/api/query'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../use-services'

/** The school's name as far as it is known, also where what usually provides it threw; else `''`. */
export function useSchoolName(): string {
  const { api } = useServices()
  const { data } = useQuery({ ...siteConfigQuery(api), enabled: false })
  return data?.name ?? ''
}
