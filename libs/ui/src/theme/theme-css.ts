/** Token values of the four themes. Those with more contrast contain overrides only. */
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

/** Sets the tokens for a page by system preference. Attributes of `html` override it. Paper is always light. */
export function themeCss(themes: Themes): string {
  const light = declare(themes.light)
  const dark = declare(themes.dark)
  const lightMore = declare(themes.lightContrast)
  const darkMore = declare(themes.darkContrast)
  return `
  :root { ${light} }
  @media screen {
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
  }
`
}

/** Sets the tokens on an element (`&`) by its color scheme, in browsers that support `light-dark()`. */
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
