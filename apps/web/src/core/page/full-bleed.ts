/**
 * CSS of a background as wide as the window, for a narrower element. A border image does not make the page scroll
 * sideways.
 *
 * @param image CSS image, such as a gradient
 */
export const fullBleed = (image: string) => `border-image: ${image} fill 0 / 0 / 0 100vw;`
