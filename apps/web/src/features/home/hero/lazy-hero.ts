import { lazyComponent } from '@shuyuan/ui'

/** The words that home begins with, whose code the route fetches where the settings have them. */
export const LazyHero = lazyComponent(() => import('./hero').then((code) => code.Hero))
