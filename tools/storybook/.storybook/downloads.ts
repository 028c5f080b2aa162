import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as palette from '../../../libs/ui/src/theme/palette.ts'
import { scale } from '../../../libs/ui/src/theme/scale.ts'
import { tokenUses } from '../../../libs/ui/src/theme/token-uses.fixture.ts'
import { usedIcons, iconFile } from '../docs/design/used-icons.ts'
import { designTokens } from '../src/design-tokens.ts'

const { lightColors, darkColors, lightContrastColors, darkContrastColors } = palette

/** Files to download, by their path: the tokens in the W3C format, and each icon. */
export function downloadFiles(): Map<string, string> {
  const tokens = designTokens({
    themes: {
      light: lightColors,
      dark: darkColors,
      'light-more-contrast': { ...lightColors, ...lightContrastColors },
      'dark-more-contrast': { ...darkColors, ...darkContrastColors },
    },
    scale,
    uses: tokenUses,
  })
  return new Map([
    ['tokens.json', `${JSON.stringify(tokens, null, 2)}\n`],
    ...Object.entries(usedIcons).map(([name, [icon]]): [string, string] => [
      iconFile(name),
      renderToStaticMarkup(createElement(icon)),
    ]),
  ])
}
