export interface DocumentationFile {
  path: string
  text: string
  page?: string
  zh?: string
}
export function documentationFiles(root: string): DocumentationFile[]
