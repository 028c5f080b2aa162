import { changelogOf } from './changelog-of'
import { libraryHref, libraryTitles } from './library-href'

const released = import.meta.glob<string>('../../../libs/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const changesets = import.meta.glob<string>('../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const manifests = import.meta.glob<{ version: string }>('../../../libs/*/package.json', {
  eager: true,
})

/** Pages of the libraries. `name` is English and Chinese. `date` is empty before the first release. */
export const libraryPages = Object.entries(libraryTitles).map(([library, title]) => {
  const changes = released[`../../../libs/${library}/CHANGELOG.md`]
  return {
    library,
    name: title.split('/')[1] ?? '',
    href: libraryHref(library),
    version: manifests[`../../../libs/${library}/package.json`]?.version ?? '',
    date: /^## .+ \((.+)\)$/m.exec(changes ?? '')?.[1] ?? '',
    changelog: changelogOf(`@shuyuan/${library}`, Object.values(changesets), changes),
  }
})
