import type { ReactElement, ReactNode } from 'react'
import { Dialog as RadixDialog } from 'radix-ui'
import { ModalPanel } from './modal-panel'

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
   * In place of title and close button, as a {@link DialogHeader} with other words; `title`
   * names the dialog all the same.
   */
  header?: ReactNode
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /** Language of the content, if not the page's. */
  lang?: string
  children: ReactNode
}

/**
 * Radix's dialog, made modal without changing a style of the page. A click on the mask does not close it,
 * so that nothing typed is lost; the focus goes back to where it was when it opened. It brings the
 * style it needs, and leaves the dialogs of a host below it alone, whichever library they are of.
 */
export function Dialog({ open, onOpenChange, ...content }: DialogProps): ReactElement {
  return (
    <RadixDialog.Root modal={false} open={open} onOpenChange={onOpenChange}>
      {open && <ModalPanel onOpenChange={onOpenChange} {...content} />}
    </RadixDialog.Root>
  )
}
