import type { Member } from '@shuyuan/api'
import { ConfirmDialog, token } from '@shuyuan/ui'
import { maskMobile } from '@shuyuan/ui/mobile'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../member-locale-provider/use-messages'
import { useWrite } from '../write/use-write'

const Warning = styled.p`
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-md')};
  background: ${token('warning-soft')};
  color: ${token('warning')};
`

const Failure = styled.p`
  margin-block-start: ${token('space-3')};
  color: ${token('danger')};
`

export interface BindCodeDialogProps {
  /** The member to bind the third-party account to. */
  member: Pick<Member, 'name' | 'mobile' | 'isMobileBound'>
  /** Whether the binding started in this browser. An unexpected code may belong to another person. */
  isExpected: boolean
  /** Uses the code. If it rejects, the dialog shows the error. */
  onConfirm: () => Promise<void>
  /** Called after the binding or the cancellation. */
  onClose: () => void
}

/** Confirmation before a third-party code from the URL is used. */
export function BindCodeDialog(props: BindCodeDialogProps): ReactElement {
  const messages = useMessages()
  const { member, isExpected, onConfirm, onClose } = props
  const task = useWrite(onConfirm)
  const { name, mobile, isMobileBound } = member
  const account = isMobileBound ? messages.accountOf(name, maskMobile(mobile)) : name

  async function confirm() {
    if (await task.run(undefined)) onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={messages.bindCodeTitle}
      description={messages.bindCodeWhat(account)}
      confirmLabel={messages.bindCodeConfirm}
      danger={!isExpected}
      loading={task.isRunning}
      onConfirm={() => void confirm()}
    >
      {!isExpected && <Warning>{messages.bindCodeForeign}</Warning>}
      {task.error !== undefined && <Failure role="alert">{task.error}</Failure>}
    </ConfirmDialog>
  )
}
