/** Token values of the four themes; those with more contrast name what they change. */
export interface Themes {
  light: Record<string, string>
  dark: Record<string, string>
  lightContrast: Record<string, string>
  darkContrast: Record<string, string>
}

/** Token values as CSS declarations. */
function declare(tokens: Record<string, string>): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--sy-${name}:${value};`)
    .join('')
}

const systemDark = '@media (prefers-color-scheme: dark)'
const systemMore = '@media (prefers-contrast: more)'
const notLight = ":not([data-theme='light'])"
const notStandard = ":not([data-contrast='standard'])"

/** Sets tokens for a page: as the system asks, unless attributes of `html` say otherwise. */
export function themeCss(themes: Themes): string {
  const light = declare(themes.light)
  const dark = declare(themes.dark)
  const lightMore = declare(themes.lightContrast)
  const darkMore = declare(themes.darkContrast)
  return `
  :root { ${light} }
  ${systemDark} { html${notLight} { ${dark} } }
  html[data-theme='dark'] { ${dark} }

  ${systemMore} { html${notStandard} { ${lightMore} } }
  html[data-contrast='more'] { ${lightMore} }
  ${systemDark} {
    ${systemMore} { html${notLight}${notStandard} { ${darkMore} } }
    html[data-contrast='more']${notLight} { ${darkMore} }
  }
  ${systemMore} { html[data-theme='dark']${notStandard} { ${darkMore} } }
  html[data-theme='dark'][data-contrast='more'] { ${darkMore} }
`
}

/** Sets tokens on an element (`&`), following its color scheme, in browsers that know `light-dark()`. */
export function scopedThemeCss(themes: Themes): string {
  const adaptive = (light: Record<string, string>, dark: Record<string, string>) =>
    declare(
      Object.fromEntries(
        Object.entries(light).map(([name, value]) => [name, `light-dark(${value}, ${dark[name]})`]),
      ),
    )
  const more = adaptive(themes.lightContrast, themes.darkContrast)
  return `
  ${declare(themes.light)}
  @supports (color: light-dark(red, red)) {
    ${adaptive(themes.light, themes.dark)}
    ${systemMore} { html${notStandard} & { ${more} } }
    html[data-contrast='more'] & { ${more} }
  }
`
}
