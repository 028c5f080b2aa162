import { describeError, type GoodsType } from '@shuyuan/api'
import { OrderForm, type OrderGoods } from '@shuyuan/checkout'
import { useOrder } from './use-order'
import { usePromo } from './use-promo'

interface OrderBlockProps {
  goodsType: GoodsType
  goodsId: number
  goods: OrderGoods
  agreement: { title: string; href: string } | null
}

/** The order form over this site's calls. */
export function OrderBlock({ goodsType, goodsId, goods, agreement }: OrderBlockProps) {
  const { promo, check, forget } = usePromo()
  const order = useOrder()
  const promoCode = promo.kind === 'valid' ? promo.code : undefined
  return (
    <OrderForm
      goods={goods}
      promo={promo}
      onCheckPromo={check}
      onPromoEdited={forget}
      agreement={agreement}
      submitting={order.isPending || order.isSuccess}
      error={order.error === null ? undefined : describeError(order.error)}
      onSubmit={() => order.mutate({ goodsType, goodsId, promoCode })}
    />
  )
}
