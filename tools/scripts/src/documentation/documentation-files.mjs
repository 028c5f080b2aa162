import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
// eslint-disable-next-line @nx/enforce-module-boundaries -- the Storybook is not a package
import { changelogOf } from '../../../storybook/src/changelog-of.ts'
import { sanitize } from 'storybook/internal/csf'
import { chapterOf } from './chapter-of.mjs'
import { componentPages } from './component-pages.mjs'
import { libraries } from '../libraries.mjs'
import { referencePages } from './reference-pages.mjs'

/** Returns the first paragraph of a document on one line, without links. */
function summaryOf(text) {
  const paragraph = text.split(/\n{2,}/).find((part) => part.trim() !== '' && !part.startsWith('#'))
  return (paragraph ?? '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function titleOf(text) {
  return /^# (.+)$/m.exec(text)?.[1] ?? ''
}

function listOf(files) {
  return files
    .map(({ path, text }) => `- [${titleOf(text)}](${path}): ${summaryOf(text)}`)
    .join('\n')
}

/** Returns the changelogs of the libraries, which are part of their pages. */
function changelogs(root) {
  const folder = join(root, '.changeset')
  const changesets = readdirSync(folder)
    .filter((path) => path.endsWith('.md'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
  return libraries(root).map(({ lib, manifest }) => {
    const path = `libs/${lib}/CHANGELOG.md`
    const file = join(root, path)
    const released = existsSync(file) ? readFileSync(file, 'utf8') : ''
    return {
      path,
      text: `${changelogOf(manifest.name, changesets, released)}\n`,
      page: readmeOf(root, lib).page,
    }
  })
}

const pagesFolder = 'tools/storybook/docs'

/** Returns the title of a written page in the sidebar. */
function sidebarTitleOf(text) {
  return /<Meta title="([^"]+)"/.exec(text)?.[1] ?? ''
}

/** Returns the README of a library, and the Chinese sentence that its page adds. */
function readmeOf(root, lib) {
  const page = readFileSync(join(root, pagesFolder, `libraries/${lib}.mdx`), 'utf8')
  const path = `libs/${lib}/README.md`
  return {
    path,
    text: readFileSync(join(root, path), 'utf8'),
    page: sidebarTitleOf(page),
    zh: /zh="([^"]+)"/.exec(page)?.[1],
  }
}

/** Returns the paths of the written pages. READMEs and references are Markdown already. */
function pagePaths(root) {
  return readdirSync(join(root, pagesFolder), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /(?<!^libraries\/[^/]+|\/reference)\.mdx$/.test(path))
    .toSorted()
}

/** Returns a written page with the README chapters that it includes, without components and links to stories. */
function pageOf(root, path) {
  const chapter = (_, lib, title) =>
    chapterOf(readFileSync(join(root, 'libs', lib, 'README.md'), 'utf8'), title)
      .replaceAll('](#', `](${depth}libs/${lib}/README.md#`)
      .replaceAll(/\]\(\.\.\/([\w-]+\/README\.md)/g, `](${depth}libs/$1`)
  const depth = '../'.repeat(path.split('/').length - 1)
  const source = readFileSync(join(root, pagesFolder, path), 'utf8')
  const text = source
    .replaceAll(/^import [^]+? from '.+'\n|^<(?!Chapter)[^]*?>\n(?=\n|$)/gm, '')
    .replaceAll(/^<Chapter of="(.+)" title="(.+)" \/>$/gm, chapter)
    .replaceAll('](../../docs/', `](${depth}docs/`)
    .replaceAll(/\n{3,}/g, '\n\n')
  return {
    path: path.replace(/mdx$/, 'md'),
    text: `${text.trim()}\n`,
    page: sidebarTitleOf(source),
  }
}

const repository = 'https://github.com/shuyuan-school/shuyuan/blob/main/'

/**
 * Changes the links of a document that do not lead to another one: links to pages of the Storybook, to the Markdown file
 * of the page or to text, and links to other files of the repository.
 */
function withSiteLinks({ path, text, ...rest }, files, root) {
  const folder = dirname(path)
  const links = text
    .replaceAll(
      /\[([^\]]+)\]\(\?path=\/docs\/([^)#]+)--docs(#[^)]*)?\)/g,
      (_, name, id, hash = '') => {
        const target = files.find(({ page }) => page !== undefined && sanitize(page) === id)
        return target ? `[${name}](${posix.relative(folder, target.path)}${hash})` : name
      },
    )
    .replaceAll(/\]\((\.\.\/[^)#\s]+)/g, (link, target) => {
      const linked = posix.join(folder, target)
      const isInSite = linked.startsWith('docs/') || files.some((file) => file.path === linked)
      return isInSite || !existsSync(join(root, linked)) ? link : `](${repository}${linked}`
    })
  return { path, text: links, ...rest }
}

/**
 * Returns the documentation as plain Markdown, for the folder of the built Storybook. It consists of the library
 * READMEs and the files of `docs` at their paths in the repository, the written pages of the Storybook, a page per
 * component, and `llms.txt` (llmstxt.org), which lists them. `page` is the title of the page in the sidebar that shows
 * the same text.
 *
 * @returns {{ path: string, text: string, page?: string, zh?: string }[]}
 */
export function documentationFiles(root) {
  const read = (path) => ({ path, text: readFileSync(join(root, path), 'utf8') })
  const readmes = libraries(root).map(({ lib }) => readmeOf(root, lib))
  const documents = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => posix.join('docs', path.replaceAll('\\', '/')))
    .toSorted()
    .map(read)
  const pages = pagePaths(root).map((path) => pageOf(root, path))
  const components = componentPages(root)
  const changes = changelogs(root)
  const references = referencePages(root)
  const isFrom = (folder) => (file) => dirname(file.path).split('/')[0] === folder
  const { text: readme } = read('README.md')
  const index = [
    `# ${titleOf(readme)}`,
    `> ${summaryOf(readme)}`,
    `## The account dialogs in an app\n\n${listOf(pages.filter(isFrom('account')))}`,
    `## Libraries\n\n${listOf(readmes)}`,
    `## Frameworks\n\n${listOf(pages.filter(isFrom('frameworks')))}`,
    `## Parts of these READMEs\n\n${listOf(pages.filter(isFrom('libraries')))}`,
    `## Design\n\n${listOf(pages.filter(isFrom('.')))}`,
    `## References\n\n${listOf(references)}`,
    `## Changelogs\n\n${changes.map(({ path, text }) => `- [${titleOf(text)}](${path}): pending and released changes`).join('\n')}`,
    `## Components\n\n${listOf(components)}`,
    `## Documents\n\n${listOf(documents)}`,
  ]
  const list = { path: 'llms.txt', text: `${index.join('\n\n')}\n` }
  const files = [...readmes, ...pages, ...references, ...changes, ...components, ...documents]
  return [...files.map((file) => withSiteLinks(file, files, root)), list]
}

/** Returns the anchors that GitHub creates for the headings of a document. */
function anchorsIn(text) {
  return Array.from(text.matchAll(/^#{1,6} (.+)$/gm), ([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/**
 * Finds links in documents to a missing file or heading. Ignores links to other sites.
 *
 * @returns {string[]} one line each
 */
export function deadLinks(files, root) {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  return files.flatMap(({ path, text }) => {
    const prose = text.replaceAll(/^```.*?^```$|`[^`\n]+`/gms, '')
    const targets = Array.from(prose.matchAll(/\]\(([^)\s]+)\)/g), ([, target]) => target)
    return targets
      .filter((target) => !/^[a-z]+:/i.test(target))
      .filter((target) => {
        const [file, anchor] = target.split('#')
        const linked = file === '' ? path : posix.join(dirname(path), file)
        const linkedText = texts.get(linked)
        // The images are beside the documents.
        if (linkedText === undefined)
          return !linked.startsWith('docs/images/') || !existsSync(join(root, linked))
        return anchor !== undefined && !anchorsIn(linkedText).includes(decodeURIComponent(anchor))
      })
      .map((target) => `${path}: ${target}`)
  })
}
