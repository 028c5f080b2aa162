import type { SocialiteApp } from '@shuyuan/api'
import { ConfirmDialog, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../member-locale-provider/use-messages'
import { useWrite } from '../write/use-write'

const Failure = styled.p`
  color: ${token('danger')};
`

export interface UnbindDialogProps {
  /** The app to unbind. */
  app: SocialiteApp
  /** Removes the binding. If it rejects, the dialog shows the error. */
  onConfirm: () => Promise<void>
  /** Called after the unbinding or the cancellation. */
  onClose: () => void
}

/** Confirmation before a third-party account is unbound. */
export function UnbindDialog({ app, onConfirm, onClose }: UnbindDialogProps): ReactElement {
  const messages = useMessages()
  const task = useWrite(onConfirm)
  const name = messages.appNames[app]

  async function confirm() {
    if (await task.run(undefined)) onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={messages.unbindTitle(name)}
      description={messages.unbindWhat(name)}
      confirmLabel={messages.unbindConfirm}
      danger
      loading={task.isRunning}
      onConfirm={() => void confirm()}
    >
      {task.error !== undefined && <Failure role="alert">{task.error}</Failure>}
    </ConfirmDialog>
  )
}
