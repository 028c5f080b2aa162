import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { code, descriptionIn, textsIn } from './component-pages.mjs'
import { libraries } from '../libraries.mjs'

/** A component or a type of props, which the page of the component describes. */
const isPartOfComponent = /^export (?:(?:function|const) [A-Z]|(?:interface|type) \w+Props\b)/

/** Returns the exported declarations of an API report without their comments. */
function declarationsIn(report) {
  const [, body = ''] = /```ts\n([^]*)```/.exec(report) ?? []
  return body
    .split(/\n\n(?=\/\/ @)/)
    .map((block) => block.replaceAll(/^\/\/.*\n/gm, '').trim())
    .filter((block) => block.startsWith('export ') && !isPartOfComponent.test(block))
}

function partOf(declaration, sources) {
  const [, kind, name] = /(function|const|class|interface|type) (\w+)/.exec(declaration) ?? []
  const isExport = new RegExp(`^export (?:\\w+ )*${kind} ${name}\\b`, 'm')
  const source = sources.find((text) => isExport.test(text)) ?? ''
  const commented = new RegExp(`^export interface ${name}\\b[^]*?^\\}$`, 'm').exec(source)?.[0]
  return [`### ${name}`, descriptionIn(source, name), code(commented ?? declaration)]
}

function referenceOf(root, { lib, folder, manifest }) {
  const sources = [...textsIn(join(folder, 'src'), /^(?!.*\.(?:test|fixture|stories)\.).*\.tsx?$/)]
  const texts = sources.map(([, text]) => text)
  const entries = [...textsIn(join(folder, 'api'), /^(?!locales-).*\.api\.md$/)].map(
    ([file, report]) => {
      const entry = file === 'index.api.md' ? '' : `/${basename(file, '.api.md')}`
      const parts = declarationsIn(report).flatMap((declaration) => partOf(declaration, texts))
      return (
        parts.length > 0 && [`## ${manifest.name}${entry}`, ...parts].filter(Boolean).join('\n\n')
      )
    },
  )
  const path = `libraries/${lib}/reference`
  const page = readFileSync(join(root, `tools/storybook/docs/${path}.mdx`), 'utf8')
  return {
    path: `${path}.md`,
    text: `# Reference 参考\n\nFunctions and types of \`${manifest.name}\`. Components have their own pages.\n\n\`${manifest.name}\` 的函数和类型。\n\n${entries.filter(Boolean).join('\n\n')}\n`,
    page: /title="([^"]+)"/.exec(page)?.[1] ?? '',
  }
}

/**
 * Creates the reference of each library from its API reports, with the comments of the sources.
 *
 * @param {string} root
 * @returns {{ path: string, text: string, page: string }[]}
 */
export function referencePages(root) {
  return libraries(root).map((library) => referenceOf(root, library))
}
