import { webLayout } from './web-layout.mjs'

/** @import { Tree } from '@nx/devkit' */
/** @import { SearchField } from './parse-search.mjs' */

/**
 * Adds the schema of a page's query to the schemas.
 *
 * @param {Tree} tree
 * @param {{ name: string, path: string, fields: SearchField[] }} schema
 */
export function addSearchSchema(tree, { name, path, fields }) {
  const file = webLayout.searchSchemas
  const text = tree.read(file, 'utf-8') ?? ''
  for (const { reader } of fields)
    if (!text.includes(`const ${reader} = `))
      throw new Error(
        `${file} has no schema ${reader}: change tools/generators/src/route/parse-search.mjs with it.`,
      )
  if (new RegExp(`\\bconst ${name}\\b`).test(text)) throw new Error(`${file} has ${name} already.`)
  const values = fields.map((field) => `${field.name}: ${field.reader}`).join(', ')
  tree.write(
    file,
    `${text.trimEnd()}\n\n/** Query of \`${path}\`. */\nexport const ${name} = v.object({ ${values} })\n`,
  )
}
