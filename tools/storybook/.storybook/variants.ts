import { expect } from 'storybook/test'
import { expectFitsWidth } from './fits-width'

/** A way to show a mounted story, by attributes of the page and the width of its window. */
interface Variant {
  theme: 'light' | 'dark'
  contrast?: 'more'
  language?: 'en'
  width: number
  /** What axe looks for; nothing when text is changed, which changes no name and no color. @default all */
  rules?: 'colors' | 'all but colors'
  /** Letters, words and lines stand as far apart as WCAG 1.4.12 asks, and text has twice its size. */
  text?: 'spaced' | 'large'
}

const textStyles = {
  spaced: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }`,
  large: 'html { font-size: 200% !important; }',
}

/**
 * The sample of `npm test`: what the first look, light and wide, does not show. The other theme needs no
 * width of its own, since a theme changes colors only, and a language changes anything but colors.
 */
const sample: Variant[] = [
  { theme: 'dark', width: 320, rules: 'colors' },
  { theme: 'light', width: 375, text: 'spaced' },
  { theme: 'light', width: 320, language: 'en', rules: 'all but colors' },
]

/** The whole matrix, for the exhaustive run. */
const matrix: Variant[] = [
  { theme: 'light', width: 375, text: 'spaced' },
  ...[320, 768, 1440].flatMap((width): Variant[] => [
    { theme: 'light', width },
    { theme: 'dark', width },
    { theme: 'light', contrast: 'more', width },
    { theme: 'dark', contrast: 'more', width },
    { theme: 'light', width, text: 'large' },
    { theme: 'light', width, language: 'en' },
    { theme: 'dark', width, language: 'en' },
    { theme: 'light', width, language: 'en', text: 'spaced' },
  ]),
]

/** A rule as a story sets it for the accessibility addon. */
interface AxeRule {
  id: string
  enabled: boolean
}

interface MountedStory {
  parameters: { isTranslated?: boolean; a11y?: { config?: { rules?: AxeRule[] } } }
  globals: Record<string, unknown>
}

function apply(variant: { theme: string; contrast: string; language: string }): void {
  document.documentElement.lang = variant.language
  Object.assign(document.documentElement.dataset, {
    theme: variant.theme,
    contrast: variant.contrast,
  })
}

/** What axe finds on the page as it is, a line each. */
async function violations(rules: Variant['rules'], ofStory: AxeRule[]): Promise<string> {
  const { default: axe } = await import('axe-core')
  const found = await axe.run(document.body, {
    resultTypes: ['violations'],
    ...(rules === 'colors' ? { runOnly: ['color-contrast'] } : {}),
    rules: {
      // A component alone stands in no landmark.
      region: { enabled: false },
      ...Object.fromEntries(ofStory.map(({ id, enabled }) => [id, { enabled }])),
      ...(rules === 'all but colors' ? { 'color-contrast': { enabled: false } } : {}),
    },
  })
  return found.violations
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 200)}`),
    )
    .join('\n')
}

/**
 * Shows the mounted story in one variant after the other and fails when axe finds something or the page
 * scrolls sideways. Colors and texts change without another mount.
 */
export async function expectGoodInVariants({ parameters, globals }: MountedStory): Promise<void> {
  const { page } = await import('vitest/browser')
  const variants = import.meta.env['STORYBOOK_VARIANTS'] === 'all' ? matrix : sample
  const style = document.head.appendChild(document.createElement('style'))
  const { innerWidth, innerHeight } = window
  const start = {
    theme: String(globals['theme']),
    contrast: String(globals['contrast']),
    language: document.documentElement.lang,
  }
  try {
    for (const { width, text, rules, ...variant } of variants) {
      if (variant.language !== undefined && parameters.isTranslated !== true) continue
      const name = [variant.theme, variant.contrast, variant.language, text, `${width} px`]
        .filter(Boolean)
        .join(', ')
      apply({ ...start, ...variant })
      style.textContent = text ? textStyles[text] : ''
      await page.viewport(width, 740)
      await expectFitsWidth(name)
      if (text !== undefined) continue
      const found = await violations(rules, parameters.a11y?.config?.rules ?? [])
      await expect(found, `axe: ${name}`).toBe('')
    }
  } finally {
    style.remove()
    apply(start)
    await page.viewport(innerWidth, innerHeight)
  }
}
