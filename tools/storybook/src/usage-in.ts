import type { Usage } from '../docs/component-page/usage'

/** Reads the usage notes in the source of a story file. */
export function usageIn(story: string): Partial<Usage> {
  const [, notes = ''] = /\n {4}usage: \{\n([^]*?)\n {4}\},/.exec(story) ?? []
  return Object.fromEntries(
    Array.from(notes.matchAll(/(\w+):\s+'(.*)',/g), ([, key = '', text = '']) => [key, text]),
  )
}
