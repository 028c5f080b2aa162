import { BlockBoundary, toast } from '@shuyuan/ui'
import type { ReactNode } from 'react'
import * as messages from './messages'

interface DialogBoundaryProps {
  onClose: () => void
  children: ReactNode
}

/**
 * Around an open dialog whose code comes later. When it cannot be fetched, a message appears and the dialog
 * counts as closed: the next click fetches it again.
 */
export function DialogBoundary({ onClose, children }: DialogBoundaryProps) {
  return (
    <BlockBoundary
      skeleton={null}
      fallback={null}
      onError={() => {
        toast.error(messages.dialogMissing)
        onClose()
      }}
    >
      {children}
    </BlockBoundary>
  )
}
