import { sanitize } from 'storybook/internal/csf'

const pages = import.meta.glob<string>('../docs/libraries/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Titles of the pages of the libraries in the sidebar, by library. */
export const libraryTitles = Object.fromEntries(
  Object.entries(pages).map(([path, page]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.mdx'.length),
    /title="([^"]+)"/.exec(page)?.[1] ?? '',
  ]),
)

/** Returns the URL of the page with the README of a library. */
export const libraryHref = (library: string) =>
  `?path=/docs/${sanitize(libraryTitles[library] ?? '')}--docs`
