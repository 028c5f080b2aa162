import { samples } from '@shuyuan/api/testing'
import { createDeviceStore } from '@shuyuan/browser-storage'
import type { StoryContext } from '@storybook/react-vite'
import { createOrderStore } from '../core/account/order-store'
import type { SentOrder } from '../core/account/sent-order'
import { sentOrder } from '../core/account/sent-order.fixture'
import { pageStory } from './page-story'
import { storagePrefix, type SitePageProps } from './start-site'

/** Story settings for a browser that has just sent these orders. */
export function withSentOrders(...orders: Partial<SentOrder>[]) {
  return {
    beforeEach(context: Pick<StoryContext, 'globals'> & { args: SitePageProps }) {
      const store = createOrderStore(createDeviceStore({ prefix: storagePrefix }))
      const all = orders.length === 0 ? [{}] : orders
      const memberId = samples.getMember.id
      const sent = all.map((order) => sentOrder({ memberId, sentAt: Date.now(), ...order }))
      sent.forEach((order) => store.put(order))
      const stop = pageStory.beforeEach(context)
      return () => {
        sent.forEach((order) => store.remove(order))
        stop()
      }
    },
  }
}
