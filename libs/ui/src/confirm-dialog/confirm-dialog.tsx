import { use, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/button'
import { Dialog } from '../dialog/dialog'
import * as messages from '../messages'
import { UiMessages } from '../ui-locale-provider/ui-locale-provider'
import { token } from '../theme/token'

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space-3')};
  margin-block-start: ${token('space-5')};
`

export interface ConfirmDialogProps {
  /** Whether the dialog is open. */
  open: boolean
  /** Called when the dialog is closed. */
  onOpenChange: (open: boolean) => void
  /** The question. */
  title: string
  /** Consequence of the action. */
  description?: ReactNode
  /** Label of the button that confirms. @default '确定' */
  confirmLabel?: string
  /** Label of the button that closes the dialog. @default '取消' */
  cancelLabel?: string
  /** The action cannot be undone. */
  danger?: boolean
  /** The action is pending. */
  loading?: boolean | undefined
  /** Performs the action. The caller closes the dialog. */
  onConfirm: () => void
  /** Content below the description. */
  children?: ReactNode
}

/** Dialog that asks for confirmation before an action. */
export function ConfirmDialog({
  confirmLabel = use(UiMessages).confirm ?? messages.confirm,
  cancelLabel = use(UiMessages).cancel ?? messages.cancel,
  danger,
  loading,
  onConfirm,
  children,
  ...dialog
}: ConfirmDialogProps): ReactElement {
  return (
    <Dialog role="alertdialog" {...dialog}>
      {children}
      <Actions>
        <Button variant="secondary" data-initial-focus onClick={() => dialog.onOpenChange(false)}>
          {cancelLabel}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Actions>
    </Dialog>
  )
}
