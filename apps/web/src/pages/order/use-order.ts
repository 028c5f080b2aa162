import { createOrder, type CreatedOrder, type GoodsType } from '@shuyuan/api'
import { queryScopes } from '@shuyuan/api/query'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigateByHref } from '../../use-navigate-by-href'
import { useServices } from '../../use-services'

interface OrderInput {
  goodsType: GoodsType
  goodsId: number
  promoCode?: string
}

function payHref({ orderNo, payUrl, total, discount }: CreatedOrder, input: OrderInput): string {
  const search = new URLSearchParams({
    orderId: orderNo,
    payUrl: payUrl ?? '',
    price: String(total),
    discount: String(discount),
    type: input.goodsType === 'ROLE' ? 'role' : 'vod',
    id: String(input.goodsId),
  })
  return `/order/pay?${search}`
}

/** Makes the order and goes on: to the payment, or to the result when nothing is left to pay. */
export function useOrder() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const navigate = useNavigateByHref()
  return useMutation({
    mutationFn: (input: OrderInput) => createOrder(api, input),
    onSuccess: (order, input) => {
      void queryClient.invalidateQueries({ queryKey: queryScopes.orders })
      navigate(
        order.isPaid
          ? `/order/success?orderId=${order.orderNo}&total_amount=${order.total}`
          : payHref(order, input),
        { replace: true },
      )
    },
  })
}
