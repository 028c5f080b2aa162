import { darkColors, lightColors } from './palette'
import { scale } from './scale'

const dark: Record<string, string> = darkColors

/**
 * Values of the tokens in a page that sets none. Colors follow the color scheme of the page. Shadows and
 * filters do not, because `light-dark()` requires colors. A host page sets its own size of `1rem`, which must
 * not scale the components, so `rem` becomes px.
 */
export const standardValues: Record<string, string> = Object.fromEntries([
  ...Object.entries(scale).map(([name, value]) => [
    name,
    value.replace(/([\d.]+)rem/g, (_, rem) => `${Number(rem) * 16}px`),
  ]),
  ...Object.entries(lightColors).map(([name, value]) => [
    name,
    /^(shadow|image)/.test(name) ? value : `light-dark(${value}, ${dark[name]})`,
  ]),
])
