import type { ReactElement, ReactNode } from 'react'
import { GlobalStyle, LinkProvider } from '@shuyuan/ui'
import { action } from 'storybook/actions'
import { usePageGlobals } from './use-page-globals'
import { useStoryLanguage } from './use-story-language'

const navigate = action('navigate')

interface StoryFrameProps {
  theme: string
  contrast: string
  language: string
  /** The story in a language. */
  children: (language: string) => ReactNode
}

/** What the application has around every view: base style, theme, in-site links. */
export function StoryFrame({ theme, contrast, language, children }: StoryFrameProps): ReactElement {
  usePageGlobals({ theme, contrast, language })
  const current = useStoryLanguage(language)
  return (
    <LinkProvider navigate={navigate}>
      <GlobalStyle />
      {children(current)}
    </LinkProvider>
  )
}
