import { forcedStates } from './forced-states'

/** Globals of a pass of the story tests, see story-passes.ts. */
const { viewport = '', ...chosen }: Record<string, string> = JSON.parse(
  String(import.meta.env['STORYBOOK_GLOBALS'] ?? '{}'),
)

/** Initial globals. */
export const startGlobals = {
  theme: 'light',
  contrast: 'standard',
  brand: 'own',
  textSize: '100',
  motion: 'full',
  compare: 'off',
  language: 'zh-CN',
  latency: '0',
  failure: 'none',
  ...chosen,
  pseudo: forcedStates,
  viewport: { value: viewport, isRotated: false },
}
