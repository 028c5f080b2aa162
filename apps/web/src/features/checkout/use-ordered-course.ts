import { courseQuery } from '@shuyuan/api/query'
import { useQuery } from '@tanstack/react-query'
import type { RequestedGoods } from '../../core/router/read-goods'
import { useServices } from '../../core/use-services'

const pollMs = 15_000

/**
 * The course of an order, if it is one. While the order waits for its payment, it is refetched, because the
 * learner may have bought the course with another order.
 */
export function useOrderedCourse(goods: RequestedGoods | null, isWaiting: boolean) {
  const { api } = useServices()
  return useQuery({
    ...courseQuery(api, goods?.id ?? 0),
    enabled: goods?.type === 'COURSE',
    refetchOnWindowFocus: true,
    refetchInterval: isWaiting && pollMs,
  })
}
