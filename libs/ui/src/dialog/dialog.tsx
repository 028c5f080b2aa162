import type { ReactElement } from 'react'
import { Dialog as RadixDialog } from 'radix-ui'
import { ModalPanel, type DialogProps } from './modal-panel'

/**
 * Modal dialog that does not change the styles of the page. A click on the mask does not close it, so that
 * typed text is not lost. Closing restores the focus. Works above the dialogs of a host, whichever library
 * they use.
 */
export function Dialog({ open, onOpenChange, ...content }: DialogProps): ReactElement {
  return (
    <RadixDialog.Root modal={false} open={open} onOpenChange={onOpenChange}>
      {open && <ModalPanel onOpenChange={onOpenChange} {...content} />}
    </RadixDialog.Root>
  )
}
