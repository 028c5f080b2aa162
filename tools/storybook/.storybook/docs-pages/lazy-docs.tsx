import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, type PropsWithChildren, type ReactElement } from 'react'
import { withImport } from './with-import'

// Lazy, because story tests need no documentation and its blocks are large.
const Container = lazy(async () => ({ default: (await import('./themed-docs')).ThemedDocs }))
const Page = lazy(async () => ({ default: (await import('./docs-page')).DocsPage }))

function LazyContainer(
  props: PropsWithChildren<Pick<DocsContainerProps, 'context'>>,
): ReactElement {
  return (
    <Suspense>
      <Container {...props} />
    </Suspense>
  )
}

function LazyPage(): ReactElement {
  return (
    <Suspense>
      <Page />
    </Suspense>
  )
}

/** Parameters of documentation pages, whose frame and content load when a page opens. */
export const lazyDocs = {
  container: LazyContainer,
  page: LazyPage,
  source: { transform: withImport },
  toc: { headingSelector: 'h2, h3', title: 'On this page 本页目录' },
}
