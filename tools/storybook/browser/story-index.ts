import { readFileSync } from 'node:fs'

/** A page of the built Storybook. */
export interface StoryEntry {
  id: string
  /** Path in the tree. */
  title: string
  name: string
  type: 'docs' | 'story'
  importPath: string
}

/** All pages of the built Storybook, as its own index lists them. */
export function storyIndex(): StoryEntry[] {
  const text = readFileSync(new URL('../dist/index.json', import.meta.url), 'utf8')
  const { entries }: { entries: Record<string, StoryEntry> } = JSON.parse(text)
  return Object.values(entries)
}
