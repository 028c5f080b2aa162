import type { ReactNode } from 'react'

/** Properties of `Dialog`. */
export interface DialogProps {
  open: boolean
  /** Asked to close, by the close button or Escape. */
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** In px; never wider than the window. @default 500 */
  width?: number
  /** `false`: neither close button nor Escape. @default true */
  dismissible?: boolean
  /**
   * In place of title and close button, as a `DialogHeader` with other words; `title`
   * names the dialog all the same.
   */
  header?: ReactNode
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /** Language of the content, if not the page's. */
  lang?: string
  children: ReactNode
}
