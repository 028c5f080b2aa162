import type { ReactElement, ReactNode } from 'react'
import { LinkProvider } from '@shuyuan/ui'
import type { Args } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import type { PageGlobals } from './page-globals'
import { PageStyle } from './page-style'
import { usePageGlobals } from './use-page-globals'
import { useStoryLanguage } from './use-story-language'
import { useTurnedArgs } from './use-turned-args'

const navigate = action('navigate')

interface StoryFrameProps {
  globals: PageGlobals
  language: string
  /** The story in a language, with args that were turned since it was mounted. */
  children: (language: string, turned: Args) => ReactNode
}

/** What the application has around every view: base style, theme, in-site links. */
export function StoryFrame({ globals, language, children }: StoryFrameProps): ReactElement {
  const { brand } = usePageGlobals(globals, language)
  const current = useStoryLanguage(language)
  const turned = useTurnedArgs()
  return (
    <LinkProvider navigate={navigate}>
      <PageStyle brand={brand} />
      {children(current, turned)}
    </LinkProvider>
  )
}
