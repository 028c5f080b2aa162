import { forcedStates } from './forced-states'

/**
 * What the toolbar shows at the start. The story tests start Storybook once for each combination they
 * run, see story-tests.config.ts.
 */
export const startGlobals = {
  theme: String(import.meta.env['STORYBOOK_THEME'] ?? 'light'),
  contrast: 'standard',
  brand: 'own',
  textSize: '100',
  motion: 'full',
  language: String(import.meta.env['STORYBOOK_LANGUAGE'] ?? 'zh-CN'),
  latency: '0',
  failure: 'none',
  pseudo: forcedStates,
  viewport: { value: String(import.meta.env['STORYBOOK_VIEWPORT'] ?? ''), isRotated: false },
}
