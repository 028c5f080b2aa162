import { forcedStates } from './forced-states'

/** Choices of the toolbar that a pass of the story tests sets, see story-passes.ts. */
const { viewport = '', ...chosen }: Record<string, string> = JSON.parse(
  String(import.meta.env['STORYBOOK_GLOBALS'] ?? '{}'),
)

/** The choices of the toolbar at the start. */
export const startGlobals = {
  theme: 'light',
  contrast: 'standard',
  brand: 'own',
  textSize: '100',
  motion: 'full',
  language: 'zh-CN',
  latency: '0',
  failure: 'none',
  ...chosen,
  pseudo: forcedStates,
  viewport: { value: viewport, isRotated: false },
}
