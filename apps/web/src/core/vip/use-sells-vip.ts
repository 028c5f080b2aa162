import { useSite } from '@shuyuan/site/react'
import { useServices } from '../use-services'

/** Whether the site sells VIP plans. The build may disable them regardless of the flag. */
export function useSellsVip(): boolean {
  const { flags } = useSite()
  const { env } = useServices()
  return flags.vip && !env.vipDisabled
}
