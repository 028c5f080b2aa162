/** Globals, by the names in `.storybook/toolbar/start-globals.ts`. */
interface Globals {
  theme?: 'light' | 'dark'
  contrast?: 'more'
  textSize?: '200' | 'spaced'
  language?: 'en'
  /** A viewport of `.storybook/toolbar/design-widths.ts`; 1200 px without one. */
  viewport?: `w${number}`
}

const files = {
  all: '{libs/*/src,apps/web/src}/**/*.stories.tsx',
  views: '{libs/*/src/**/*.stories.tsx,apps/web/src/**/!(*-page).stories.tsx}',
  pages: 'apps/web/src/**/*-page.stories.tsx',
  translated: 'libs/auth-dialogs/src/**/*.stories.tsx',
}

/** Stories that are mounted once with the same globals. */
interface StoryPass {
  name: string
  /** Glob of the story files, from the root of the workspace. */
  stories: string
  globals: Globals
}

function pass(stories: keyof typeof files, globals: Globals): StoryPass {
  return {
    name: [stories, ...Object.values(globals)].join(' '),
    stories: files[stories],
    globals,
  }
}

/** Browser tests of the site cover its pages in wide windows. */
const once = [pass('views', {}), pass('pages', { viewport: 'w360' })]

const spacedText = pass('all', { textSize: 'spaced', viewport: 'w375' })

const sample = [
  pass('all', { theme: 'dark', viewport: 'w320' }),
  spacedText,
  pass('translated', { language: 'en', viewport: 'w320' }),
]

const widths = ['w320', 'w768', 'w1440'] as const

const matrix = [
  spacedText,
  ...widths.flatMap((viewport) => [
    pass('all', { theme: 'light', viewport }),
    pass('all', { theme: 'dark', viewport }),
    pass('all', { theme: 'light', contrast: 'more', viewport }),
    pass('all', { theme: 'dark', contrast: 'more', viewport }),
    pass('all', { textSize: '200', viewport }),
    pass('translated', { language: 'en', viewport }),
    pass('translated', { theme: 'dark', language: 'en', viewport }),
    pass('translated', { textSize: 'spaced', language: 'en', viewport }),
  ]),
]

function furtherPasses(): StoryPass[] {
  if (process.env['SHUYUAN_EXHAUSTIVE'] === 'true') return matrix
  return process.env['SHUYUAN_FULL'] === 'true' ? sample : []
}

/**
 * All passes of a run. Each story is mounted once. `SHUYUAN_FULL=true` adds passes in a sample of other themes, widths
 * and languages, `SHUYUAN_EXHAUSTIVE=true` in all of them.
 */
export const storyPasses: StoryPass[] = [...once, ...furtherPasses()]
