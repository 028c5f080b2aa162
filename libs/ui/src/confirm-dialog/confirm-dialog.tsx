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

/** Properties of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What will happen. */
  description?: ReactNode
  /** @default '确定' */
  confirmLabel?: string
  /** @default '取消' */
  cancelLabel?: string
  /** The deed cannot be undone. */
  danger?: boolean
  /** The deed is under way. */
  loading?: boolean | undefined
  /** Does it; closing the dialog afterward is the caller's. */
  onConfirm: () => void
  children?: ReactNode
}

/** Asks before doing something. */
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
