import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren, ReactElement } from 'react'
import { createGlobalStyle } from 'styled-components'
import { PageLinks } from '../../docs/page-links'
import { PageStyle } from '../page-style'
import { docsThemes } from '../storybook-themes'
import { useDocsGlobals } from './use-docs-globals'
import { usePageGlobals } from '../use-page-globals'

/**
 * Wraps code in tables, which Storybook keeps on one line, so that no table is wider than the page. The table of contents
 * has the font of its links.
 */
const PageParts = createGlobalStyle`
  #storybook-docs td code {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  #table-of-contents {
    font-family: inherit;
  }
`

/** Frame of a documentation page with the toolbar's choices, like its stories. */
export function ThemedDocs({
  context,
  children,
}: PropsWithChildren<Pick<DocsContainerProps, 'context'>>): ReactElement {
  const { theme, brand } = usePageGlobals(useDocsGlobals(context), 'zh-CN')
  return (
    <DocsContainer context={context} theme={docsThemes[theme === 'dark' ? 'dark' : 'light']}>
      <PageStyle brand={brand} />
      <PageParts />
      {children}
      <PageLinks />
    </DocsContainer>
  )
}
