import type { ReactElement, ReactNode } from 'react'
import { Download, FileText } from 'lucide-react'
import type { Attachment } from '@shuyuan/api'
import { Button, EmptyNote, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { attachmentMessages } from '../messages'
import { PlainList } from '../plain-list/plain-list'
import { formatFileSize } from '../rules/format-file-size'

const Row = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-3')};
  border-block-end: 1px solid ${token('border')};
  &:last-child {
    border: 0;
  }
  & > svg {
    color: ${token('text-subtle')};
  }
`

const Facts = styled.p`
  color: ${token('text-subtle')};
  font: ${token('type-small')};
`

const Barrier = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  margin-block-end: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-md')};
  background: ${token('surface-sunken')};
  color: ${token('text-muted')};
`

export interface AttachmentListProps {
  /** Files of the course. */
  attachments: readonly Attachment[]
  /** Why the learner cannot download. Omit it to enable the buttons. */
  barrier?: string
  /** Link or button next to the barrier, such as a link to sign in. */
  action?: ReactNode
  /** Starts the download of a file. */
  onDownload: (attachment: Attachment) => void
  /** ID of the attachment whose URL is loading. */
  pendingId?: number | null
}

/** List of a course's files with type, size and download button. */
export function AttachmentList({
  attachments,
  barrier,
  action,
  onDownload,
  pendingId,
}: AttachmentListProps): ReactElement {
  const messages = useMessages(attachmentMessages)
  if (attachments.length === 0) return <EmptyNote title={messages.noAttachments} />
  return (
    <>
      {barrier && (
        <Barrier>
          <p>{barrier}</p>
          {action}
        </Barrier>
      )}
      <PlainList role="list">
        {attachments.map((attachment) => (
          <Row key={attachment.id}>
            <FileText size={24} strokeWidth={1.5} aria-hidden />
            <div>
              <p>{attachment.name}</p>
              <Facts>
                {[attachment.extension.toUpperCase(), formatFileSize(attachment.size)]
                  .filter(Boolean)
                  .join(' · ')}
              </Facts>
            </div>
            <Button
              variant="secondary"
              size="sm"
              aria-label={messages.download(attachment.name)}
              disabled={Boolean(barrier)}
              loading={pendingId === attachment.id}
              onClick={() => onDownload(attachment)}
            >
              <Download size={16} aria-hidden />
              {messages.downloadShort}
            </Button>
          </Row>
        ))}
      </PlainList>
    </>
  )
}
