import { darkColors, lightColors } from './palette'
import { scale } from './scale'

/** Pages choose their own size of `1rem`; components in a foreign page must not grow with it. */
const fixedScale = Object.entries(scale).map(([name, value]) => [
  name,
  value.replace(/([\d.]+)rem/g, (_, rem) => `${Number(rem) * 16}px`),
])

const light = Object.entries(lightColors)
const dark = Object.entries(darkColors)
const adaptive = light.flatMap(([name, value], index) =>
  name.startsWith('shadow') ? [] : [[name, `light-dark(${value}, ${dark[index]?.[1]})`]],
)

// Two steps: a variable cannot be declared by its own inherited value, as in "mine, else the page's".
function choose(tokens: string[][]): string {
  return tokens.map(([name, value]) => `--sy_${name}:var(--sy-${name},${value});`).join('')
}

/** On an element whose surroundings may or may not have tokens: theirs, else ours. */
export const chosenTokens = choose([...fixedScale, ...light])

/** The same for the colors, following the color scheme; for browsers that know `light-dark()`. */
export const adaptiveTokens = choose(adaptive)

/** On the children of that element: the tokens. */
export const scopeTokens = [...fixedScale, ...light]
  .map(([name]) => `--sy-${name}:var(--sy_${name});`)
  .join('')
