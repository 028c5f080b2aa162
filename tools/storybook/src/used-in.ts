type Sources = Record<string, string>

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
const titleOf = (source: string) => /\n {2}title: '([^']+)'/.exec(source)?.[1]
const isStories = (path: string) => path.endsWith('.stories.tsx')

/** Returns the stories that show a file: those beside it, or those of the closest folder that has only one. */
function storiesOf(path: string, stories: string[]): string | undefined {
  const own = path.replace('.tsx', '.stories.tsx')
  if (stories.includes(own)) return own
  for (let folder = folderOf(path); folder.includes('/'); folder = folderOf(folder)) {
    const near = stories.filter((story) => folderOf(story) === folder)
    if (near.length > 0) return near.length === 1 ? near[0] : undefined
  }
  return undefined
}

/**
 * Returns the titles of the parts and pages that render a component, by the name of the component.
 *
 * @param sources - texts of views and stories by path
 */
export function usedIn(sources: Sources): Record<string, string[]> {
  const stories = Object.keys(sources).filter(isStories)
  const uses: Record<string, string[]> = {}
  for (const [path, source] of Object.entries(sources)) {
    if (isStories(path)) continue
    const title = titleOf(sources[storiesOf(path, stories) ?? ''] ?? '')
    if (title === undefined) continue
    for (const [, name = ''] of source.matchAll(/(?:<|\bmemo\()([A-Z]\w+)[\s/>)]/g)) {
      const titles = (uses[name] ??= [])
      if (!titles.includes(title)) titles.push(title)
    }
  }
  return uses
}
