import { readFileSync } from 'node:fs'

/** A page of the built Storybook. */
export interface StoryEntry {
  id: string
  /** Path in the sidebar. */
  title: string
  name: string
  type: 'docs' | 'story'
  importPath: string
}

/** Reads all pages of the built Storybook from its index. */
export function storyIndex(): StoryEntry[] {
  const text = readFileSync(new URL('../dist/index.json', import.meta.url), 'utf8')
  const { entries }: { entries: Record<string, StoryEntry> } = JSON.parse(text)
  return Object.values(entries)
}
