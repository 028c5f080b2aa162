import { componentOf } from './component-of'

/** What is known of a story whose code is shown. */
interface ShownStory {
  /** Path in the tree. */
  title: string
  parameters: { fileName?: string }
}

/**
 * The code of a story as people write it who use the library: with the line that imports its component.
 * What is part of the site has none.
 */
export function withImport(code: string, { title, parameters }: ShownStory): string {
  const component = componentOf(title)
  const library = /\/libs\/([\w-]+)\//.exec(parameters.fileName ?? '')?.[1]
  const isUsed = component !== '' && new RegExp(`<${component}[\\s>]`).test(code)
  return library && isUsed ? `import { ${component} } from '@shuyuan/${library}'\n\n${code}` : code
}
