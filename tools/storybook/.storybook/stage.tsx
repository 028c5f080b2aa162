import type { ReactElement, ReactNode } from 'react'
import { GlobalStyle, LinkProvider } from '@shuyuan/ui'
import { action } from 'storybook/actions'
import { usePageGlobals } from './use-page-globals'

const navigate = action('navigate')

interface StageProps {
  theme: string
  contrast: string
  language: string
  children: ReactNode
}

/** What the application has around every view: ground style, theme, in-site links. */
export function Stage({ theme, contrast, language, children }: StageProps): ReactElement {
  usePageGlobals({ theme, contrast, language })
  return (
    <LinkProvider navigate={navigate}>
      <GlobalStyle />
      {children}
    </LinkProvider>
  )
}
