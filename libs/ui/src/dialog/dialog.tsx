import type { ReactElement, ReactNode } from 'react'
import { OpenDialog } from './open-dialog'

/** Properties of {@link Dialog}. */
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
   * Stands in place of title and close button, as a {@link DialogHeader} with other words does; `title`
   * names the dialog all the same.
   */
  header?: ReactNode
  /** Language of what is inside, if not the page's. */
  lang?: string
  children: ReactNode
}

/**
 * A modal dialog. A click on the mask does not close it, so that nothing typed is lost; the focus
 * goes back to where it was when it opened. It brings the style it needs, changes none of the page
 * that it opens over, and leaves the layers below it alone, whichever library they are of.
 */
export function Dialog({ open, ...props }: DialogProps): ReactElement | null {
  return open ? <OpenDialog {...props} /> : null
}
