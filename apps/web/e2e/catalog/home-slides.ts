import type { Page } from '@playwright/test'

/** Adds slides to the home page, before its other blocks. */
export async function beginWithSlides(page: Page): Promise<void> {
  await page.route(/\/api\/v2\/decorationPage\/blocks/, async (route) => {
    const response = await route.fetch()
    const reply = await response.json()
    const slides = ['autumn-term', 'python', 'vip'].map((name, index) => ({
      src: `/images/slides/${name}.svg`,
      href: ['/courses', '/courses/detail/4', '/vip'][index],
    }))
    const [first] = reply.data
    const block = { ...first, id: 1, sort: -1, sign: 'pc-slider', config_render: slides }
    await route.fulfill({ response, json: { ...reply, data: [block, ...reply.data] } })
  })
}
