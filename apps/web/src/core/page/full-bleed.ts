/**
 * CSS of a background as wide as the window, for a narrower element. A border image does not make the page scroll
 * sideways.
 *
 * @param image CSS image, such as a gradient
 * @param before how far the image starts before the element
 */
export const fullBleed = (image: string, before = '100vw') =>
  `border-image: ${image} fill 0 / 0 / 0 100vw 0 ${before};`
