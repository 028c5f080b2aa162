import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
// eslint-disable-next-line @nx/enforce-module-boundaries -- the Storybook is not a package
import { usageIn } from '../../../storybook/src/usage-in.ts'
import { libraries } from '../libraries.mjs'

/** Returns the texts of the matching files in a folder, by path. */
export function textsIn(folder, pattern) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    pattern.test(path),
  )
  return new Map(paths.toSorted().map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

/** Returns a TypeScript sample in Markdown. */
export const code = (text) => `\`\`\`tsx\n${text}\n\`\`\``

/** Returns the text of a doc block in Markdown, with its tags as sentences. */
function wordsOf(comment) {
  return comment
    .replaceAll(/^ *\/?\*+\/? ?|\s*\*\/\s*$/gm, '')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .replaceAll(/@example\s+((?:(?!^@)[^])+)/gm, (_, sample) => `\n${code(sample.trim())}\n`)
    .replaceAll(/@param (\w+)(?: -)?/g, '\n- `$1`:')
    .replaceAll(/@(throws|returns)\b/g, (_, tag) => `\n${tag[0].toUpperCase()}${tag.slice(1)}`)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Returns the doc block of an export as text. */
export function descriptionIn(source, name) {
  const before = new RegExp(`(/\\*\\*(?:(?!\\*/)[^])*\\*/)\\nexport (?:\\w+ )*${name}\\b`)
  return wordsOf(before.exec(source)?.[1] ?? '')
}

/** Returns the source of the props, with their doc blocks. */
function propsIn(source, name) {
  return new RegExp(
    `^export (?:interface|type) ${name}Props\\b[^]*?^(?:\\}|[^\\n]*\\}>)$`,
    'm',
  ).exec(source)?.[0]
}

/** Returns the components in a story file's meta that the library exports. */
function namesIn(story) {
  const [, component = ''] = /\n {2}component: (\w+),/.exec(story) ?? []
  const [, others = ''] = /\n {2}subcomponents: \{([^}]*)\}/.exec(story) ?? []
  return [component, ...others.split(',')].map((name) => name.trim()).filter(Boolean)
}

function storiesIn(story) {
  const found = story.matchAll(/(?:\/\*\* (.+) \*\/\n)?export const (\w+): Story\b/g)
  return Array.from(found, ([, comment, name]) => `- ${name}${comment ? `: ${comment}` : ''}`).join(
    '\n',
  )
}

function usagePart({ use, avoid, do: good, never, measures }) {
  const notes = Object.entries({
    Use: use,
    Avoid: avoid,
    Do: good,
    'Do not': never,
    Sizes: measures,
  })
  const lines = notes.filter(([, text]) => text).map(([name, text]) => `- **${name}:** ${text}`)
  return lines.length > 0 && `## Usage\n\n${lines.join('\n')}`
}

function pagesOf({ lib, folder, manifest }) {
  const sources = [...textsIn(join(folder, 'src'), /\.tsx$/)]
  const reports = [...textsIn(join(folder, 'api'), /\.api\.md$/)]

  function partOf(name) {
    const isExport = new RegExp(`^export (?:function|const) ${name}\\b`, 'm')
    const report = reports.find(([, text]) => isExport.test(text))?.[0]
    const source = sources.find(([, text]) => isExport.test(text))?.[1]
    if (report === undefined || source === undefined) return []
    const entry = report === 'index.api.md' ? '' : `/${basename(report, '.api.md')}`
    const props = propsIn(source, name)
    return [
      [
        descriptionIn(source, name),
        `## ${name}`,
        code(`import { ${name} } from '${manifest.name}${entry}'`),
        props && code(props),
      ],
    ]
  }

  return sources
    .filter(
      ([path, text]) =>
        path.endsWith('.stories.tsx') && !text.includes("'!autodocs'],\n  component"),
    )
    .flatMap(([path, text]) => {
      const title = /\n {2}title: '([^']+)'/.exec(text)?.[1] ?? ''
      const parts = namesIn(text).flatMap(partOf)
      if (parts.length === 0) return []
      const [[description, ...main], ...others] = parts
      const stories = storiesIn(text)
      const usage = usageIn(text)
      const page = [
        `# ${title.slice(title.lastIndexOf('/') + 1)}`,
        description || usage.use,
        usage.zh,
        usagePart(usage),
        ...main,
        ...others.flatMap(([about, heading, ...rest]) => [heading, about, ...rest]),
        stories && `## States\n\n${stories}`,
      ]
      const name = basename(path, '.stories.tsx')
      const markdown = `${page.filter(Boolean).join('\n\n')}\n`
      return [{ path: `components/${lib}/${name}.md`, text: markdown, page: title }]
    })
}

/**
 * Creates a Markdown page for each component with stories: description, usage notes, import, props and states.
 *
 * @param {string} root
 * @returns {{ path: string, text: string, page: string }[]}
 */
export function componentPages(root) {
  return libraries(root).flatMap(pagesOf)
}
