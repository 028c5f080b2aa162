import type { ReactElement } from 'react'
import { Dialog as RadixDialog } from 'radix-ui'
import { ModalPanel, type DialogProps } from './modal-panel'

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
