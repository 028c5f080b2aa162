import { lazyComponent } from '@shuyuan/ui'

/** Lazy: the route preloads it if the settings contain a hero. */
export const LazyHero = lazyComponent(() => import('./hero').then((code) => code.Hero))
