import { componentOf } from '../component-of'

interface ShownStory {
  /** Path in the sidebar. */
  title: string
  parameters: { fileName?: string }
}

/**
 * Adds the import of the component to the code of a story, as a host writes it. Stories of the site get no import.
 */
export function withImport(code: string, { title, parameters }: ShownStory): string {
  const component = componentOf(title)
  const library = /\/libs\/([\w-]+)\//.exec(parameters.fileName ?? '')?.[1]
  const isUsed = component !== '' && new RegExp(`<${component}[\\s>]`).test(code)
  return library && isUsed ? `import { ${component} } from '@shuyuan/${library}'\n\n${code}` : code
}
