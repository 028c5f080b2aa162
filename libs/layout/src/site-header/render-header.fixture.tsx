import { LinkProvider } from '@shuyuan/ui'
import { render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { fn } from 'storybook/test'

/** Renders the header with links that navigate through a spy. */
export function renderHeader(header: ReactElement) {
  const navigate = fn()
  render(<LinkProvider navigate={navigate}>{header}</LinkProvider>)
  return { navigate, banner: within(screen.getByRole('banner')) }
}
