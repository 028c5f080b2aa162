import { lazyComponent } from '@shuyuan/ui'

/** The slider, whose code the route fetches beside the blocks where home begins with them. */
export const LazySlider = lazyComponent(() =>
  import('./slider-block').then((code) => code.SliderBlock),
)
