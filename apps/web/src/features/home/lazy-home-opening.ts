import { lazyComponent } from '@shuyuan/ui'

/** Lazy: the route preloads it. */
export const LazyHomeOpening = lazyComponent(() =>
  import('./home-opening').then((code) => code.HomeOpening),
)
