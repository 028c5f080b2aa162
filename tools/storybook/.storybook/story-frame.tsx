import type { PropsWithChildren, ReactElement } from 'react'
import { LinkProvider } from '@shuyuan/ui'
import { action } from 'storybook/actions'
import type { PageGlobals } from './page-globals'
import { PageStyle } from './page-style'
import { usePageGlobals } from './use-page-globals'

const navigate = action('navigate')

interface StoryFrameProps {
  globals: PageGlobals
  language: string
}

/** Wraps a view like the app does: base style, theme, internal links. */
export function StoryFrame({
  globals,
  language,
  children,
}: PropsWithChildren<StoryFrameProps>): ReactElement {
  const { brand } = usePageGlobals(globals, language)
  return (
    <LinkProvider navigate={navigate}>
      <PageStyle brand={brand} />
      {children}
    </LinkProvider>
  )
}
