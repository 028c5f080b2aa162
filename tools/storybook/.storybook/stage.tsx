import type { ReactElement, ReactNode } from 'react'
import { GlobalStyle, LinkProvider } from '@shuyuan/ui'
import { action } from 'storybook/actions'
import { usePageTheme } from './use-page-theme'

const navigate = action('navigate')

/** What the application has around every view: ground style, theme, in-site links. */
export function Stage({ theme, children }: { theme: string; children: ReactNode }): ReactElement {
  usePageTheme(theme)
  return (
    <LinkProvider navigate={navigate}>
      <GlobalStyle />
      {children}
    </LinkProvider>
  )
}
