import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, type PropsWithChildren, type ReactElement } from 'react'
import { withImport } from './with-import'

// Story tests show no documentation, and its blocks are large.
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

/** Frame and content of documentation pages, fetched when one is opened, and the code of their stories. */
export const lazyDocs = {
  container: LazyContainer,
  page: LazyPage,
  source: { transform: withImport },
}
