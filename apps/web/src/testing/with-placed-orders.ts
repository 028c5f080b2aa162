import { samples } from '@shuyuan/api/testing'
import { createDeviceStore } from '@shuyuan/browser-storage'
import type { StoryContext } from '@storybook/react-vite'
import { createOrderStore } from '../app/orders/order-store'
import type { PlacedOrder } from '../app/orders/placed-order'
import { placedOrder } from '../app/orders/placed-order.fixture'
import { putOrder } from '../features/checkout/placed-orders/placed-orders'
import { pageStory } from './page-story'
import type { SitePageProps } from './start-site'

/** Pages of a browser that remembers these orders of the learner, sent just now. */
export function withPlacedOrders(...orders: Partial<PlacedOrder>[]) {
  return {
    beforeEach(context: Pick<StoryContext, 'globals'> & { args: SitePageProps }) {
      const store = createOrderStore(createDeviceStore({ prefix: 'story' }))
      const all = orders.length === 0 ? [{}] : orders
      for (const order of all) {
        const memberId = samples.getMember.id
        putOrder(store, placedOrder({ memberId, sentAt: Date.now(), ...order }), {})
      }
      const stop = pageStory.beforeEach(context)
      return () => {
        store.write(null)
        stop()
      }
    },
  }
}
