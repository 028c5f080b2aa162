import { lazyComponent } from '@shuyuan/ui'

/** Lazy: the route preloads it unless the page starts with a hero. */
export const LazySlider = lazyComponent(() =>
  import('./slider-block').then((code) => code.SliderBlock),
)
