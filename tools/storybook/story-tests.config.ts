import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { browserArgs } from '../build/browser-args.ts'
import { findBrowser } from '../scripts/src/find-browser.mjs'

/** The toolbar during one run of the stories, and which of them it is for. */
export interface Variant {
  theme: 'light' | 'dark'
  language: 'zh-CN' | 'en'
  /** A name of preview.tsx; without one the window is wide. */
  viewport?: 'narrow'
  /** @default all stories */
  include?: string[]
}

/** Absolute path of something named from this folder. */
export const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const chromium = playwright({
  launchOptions: {
    executablePath: await findBrowser(),
    args: browserArgs,
  },
})

/** Runs stories as tests in a browser, once per variant: those with the tag and nothing else. */
export function storyTests(tag: string, variants: Variant[]): TestProjectInlineConfiguration {
  return {
    plugins: [storybookTest({ configDir: at('.storybook'), tags: { include: [tag] } })],
    server: { hmr: { overlay: false } },
    // All packages are found before the first story runs: one found later would reload the page under it.
    optimizeDeps: {
      entries: [
        at('.storybook/preview.tsx'),
        at('../../libs/*/src/**/*.stories.tsx'),
        at('../../apps/web/src/stories/*.stories.tsx'),
      ],
    },
    test: {
      testTimeout: 60_000,
      exclude: tag === 'seeded' ? [] : ['**/seeded/**'],
      // As in Storybook itself, one page shows one story after the other; a new page for each file
      // takes twice the time.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        provider: chromium,
        instances: variants.map(({ theme, language, viewport, include }, index) => ({
          browser: 'chromium' as const,
          name: [theme, language, viewport].filter(Boolean).join(' '),
          env: {
            STORYBOOK_THEME: theme,
            STORYBOOK_LANGUAGE: language,
            STORYBOOK_VIEWPORT: viewport ?? '',
          },
          fileParallelism: false,
          sequence: { groupOrder: index },
          ...(include && { include }),
        })),
      },
    },
  }
}
