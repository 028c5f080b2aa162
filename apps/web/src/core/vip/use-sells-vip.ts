import { useSite } from '@shuyuan/site/react'
import { useServices } from '../use-services'

/** Whether VIP plans are on offer: the site's flag, unless the build took them out. */
export function useSellsVip(): boolean {
  const { flags } = useSite()
  const { env } = useServices()
  return flags.vip && !env.vipDisabled
}
