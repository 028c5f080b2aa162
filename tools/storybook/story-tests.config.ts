import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArgs } from '../build/browser-args.ts'
import { findBrowser } from '../scripts/src/find-browser.mjs'

/** The toolbar while the stories run. */
interface Toolbar {
  theme?: 'light' | 'dark'
  language?: 'zh-CN' | 'en'
  /** A name of preview.tsx; without one the window is wide. */
  viewport?: 'narrow'
}

/** One pass over stories, each of which is mounted once. */
interface Pass extends Toolbar {
  /** Glob of the story files, from the root of the workspace. */
  stories: string
  /** Left out by `npm test`. @default false */
  isExhaustive?: boolean
}

interface StoryTestOptions {
  /** The stories with this tag run, and nothing else. @default 'test' */
  tag?: string
  passes: Pass[]
}

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The same for every run, so that all find the optimized packages of the first. */
const allStories = [
  at('../../libs/*/src/**/*.stories.tsx'),
  at('../../apps/web/src/**/*.stories.tsx'),
  at('seeded/*.stories.tsx'),
]

const isExhaustive = process.env['SHUYUAN_EXHAUSTIVE'] === 'true'

const chromium = playwright({
  launchOptions: { executablePath: await findBrowser(), args: browserArgs },
})

/**
 * Vitest configuration that runs stories as tests in a browser. Each story is mounted once and checked
 * on that mount in further themes, widths and languages (`.storybook/variants.ts`).
 */
export function storyTests({ tag = 'test', passes }: StoryTestOptions) {
  return defineConfig({
    root: at('.'),
    plugins: [storybookTest({ configDir: at('.storybook'), tags: { include: [tag] } })],
    server: { hmr: { overlay: false } },
    // All packages are found before the first story runs: one found later would reload the page under it.
    optimizeDeps: { entries: [at('.storybook/preview.tsx'), ...allStories], include: ['axe-core'] },
    test: {
      testTimeout: 180_000,
      slowTestThreshold: 3_000,
      reporters: ['default', 'json'],
      outputFile: { json: at('../../reports/tools/storybook/stories.json') },
      // As in Storybook itself, one page shows one story after the other; a new page for each file
      // takes twice the time.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        provider: chromium,
        instances: passes
          .filter((pass) => isExhaustive || !pass.isExhaustive)
          .map(({ stories, theme = 'light', language = 'zh-CN', viewport = '' }, index) => ({
            browser: 'chromium' as const,
            name: [theme, language, viewport].filter(Boolean).join(' '),
            include: [at(`../../${stories}`)],
            env: {
              STORYBOOK_THEME: theme,
              STORYBOOK_LANGUAGE: language,
              STORYBOOK_VIEWPORT: viewport,
              STORYBOOK_VARIANTS: isExhaustive ? 'all' : 'sample',
            },
            fileParallelism: false,
            sequence: { groupOrder: index },
          })),
      },
    },
  })
}
