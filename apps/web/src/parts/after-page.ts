import { createPart } from './part'

/** What stands around a page and may come after its content. */
export const afterPage = createPart(() => import('./after-page-code'))
