import { lazyComponent } from '@shuyuan/ui'

// Lazy: the route preloads their chunk.

export const LazyHomeOpening = lazyComponent(() =>
  import('./home-opening').then((code) => code.HomeOpening),
)

export const LazySchoolContents = lazyComponent(() =>
  import('./home-opening').then((code) => code.SchoolContents),
)
