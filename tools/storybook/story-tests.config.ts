import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
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

interface StoryTestOptions {
  /** Glob of the story files, from the root of the workspace. */
  stories: string
  /** The stories with this tag run, and nothing else. @default 'test' */
  tag?: string
  /** Folder below `reports/` for the results. */
  report: string
  /** The mount that `npm test` makes of each story. @default light, Chinese, wide */
  mount?: Toolbar
  /** Further mounts that only the exhaustive run makes. */
  exhaustive?: Toolbar[]
}

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const isExhaustive = process.env['SHUYUAN_EXHAUSTIVE'] === 'true'

const chromium = playwright({
  launchOptions: { executablePath: await findBrowser(), args: browserArgs },
})

/** Storybook's cache is one for all; two projects that run side by side would write into it at once. */
function ownCache(cacheDir: string): Plugin {
  return { name: 'own-cache', enforce: 'post', config: () => ({ cacheDir }) }
}

/**
 * Vitest configuration that runs stories as tests in a browser. Each story is mounted once and checked
 * on that mount in further themes, widths and languages (`.storybook/variants.ts`).
 */
export function storyTests({
  stories,
  tag = 'test',
  report,
  mount = {},
  exhaustive = [],
}: StoryTestOptions) {
  const include = [at(`../../${stories}`)]
  const mounts = isExhaustive ? [mount, ...exhaustive] : [mount]
  return defineConfig({
    root: at('.'),
    plugins: [
      storybookTest({ configDir: at('.storybook'), tags: { include: [tag] } }),
      ownCache(at(`node_modules/.vite/${report}`)),
    ],
    server: { hmr: { overlay: false } },
    // All packages are found before the first story runs: one found later would reload the page under it.
    optimizeDeps: {
      entries: [at('.storybook/preview.tsx'), ...include],
      include: ['axe-core'],
    },
    test: {
      testTimeout: 60_000,
      slowTestThreshold: 3_000,
      reporters: ['default', 'json'],
      outputFile: { json: at(`../../reports/${report}/stories.json`) },
      // As in Storybook itself, one page shows one story after the other; a new page for each file
      // takes twice the time.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        provider: chromium,
        instances: mounts.map(({ theme = 'light', language = 'zh-CN', viewport = '' }, index) => ({
          browser: 'chromium' as const,
          name: [theme, language, viewport].filter(Boolean).join(' '),
          include,
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
