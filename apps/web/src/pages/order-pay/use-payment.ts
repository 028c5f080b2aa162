import { orderStatusQuery, queryScopes } from '@shuyuan/api/query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { loadMember } from '../../account'
import { useNavigateByHref } from '../../use-navigate-by-href'
import { useServices } from '../../use-services'

const pollMs = 2_000

/** Asks for the state of an order until it is paid or cancelled; one request at a time. */
export function usePayment(orderNo: string, total: number | undefined) {
  const services = useServices()
  const queryClient = useQueryClient()
  const navigate = useNavigateByHref()
  const [hasAsked, setHasAsked] = useState(false)
  const {
    data: status,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...orderStatusQuery(services.api, orderNo),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.data === 'paid' || state.data === 'cancelled') return false
      // Each failure in a row doubles the pause, up to half a minute.
      return Math.min(pollMs * 2 ** state.fetchFailureCount, 30_000)
    },
  })
  const isPaid = status === 'paid'
  // The payment happens on another device; its news leads away from this page.
  useEffect(() => {
    if (!isPaid) return
    for (const queryKey of [queryScopes.orders, queryScopes.courseDetails, queryScopes.lessons]) {
      void queryClient.invalidateQueries({ queryKey })
    }
    loadMember(services).catch(() => undefined)
    const amount = total === undefined ? '' : `&total_amount=${total}`
    navigate(`/order/success?orderId=${orderNo}${amount}`, { replace: true })
  }, [isPaid, orderNo, total, navigate, queryClient, services])
  return {
    status,
    error,
    isChecking: hasAsked && isFetching,
    stillUnpaid: hasAsked && !isFetching && status === 'waiting',
    check: () => {
      setHasAsked(true)
      void refetch()
    },
  }
}
