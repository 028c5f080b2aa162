import { type Attachment, type CourseDetail, describeError, fetchAttachment } from '@shuyuan/api'
import {
  AttachmentList,
  type CourseAccess,
  courseAccess,
  isFullyOpen,
  isOpenToVip,
} from '@shuyuan/courses'
import { useSessionState } from '@shuyuan/session/react'
import { toast } from '@shuyuan/ui'
import { useMutation } from '@tanstack/react-query'
import * as messages from './messages'
import { useSellsVip } from '../../core/site/vip'
import { useServices } from '../../core/use-services'
import { saveFile } from '../../core/browser/save-file'
import { AccessActions } from '../../core/page/access-actions'

type Owner = Pick<CourseDetail, 'course' | 'isBought' | 'attachments'>

function reasonFor(access: CourseAccess): string | undefined {
  if (isFullyOpen(access)) return undefined
  if (access.kind === 'vip-only') return messages.joinToDownload
  if (access.kind === 'claimable') return messages.claimToDownload
  return isOpenToVip(access) ? messages.buyOrJoinToDownload : messages.buyToDownload
}

/** Long enough for large files on slow connections. */
const downloadTimeoutMs = 10 * 60_000

function fileName({ name, extension }: Attachment): string {
  const ending = `.${extension.toLowerCase()}`
  return extension === '' || name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`
}

/** Files of a course. A download URL works only once, so it is fetched on click. */
export function AttachmentsBlock({ detail }: { detail: Owner }) {
  const { course, attachments } = detail
  const { api } = useServices()
  const hasToken = useSessionState((state) => state.hasToken)
  const access = courseAccess(detail, useSellsVip())
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: Attachment) =>
      fetchAttachment(
        api,
        { courseId: course.id, attachmentId: id },
        { timeoutMs: downloadTimeoutMs },
      ),
    onSuccess: (download, attachment) => {
      if (download.kind === 'file') saveFile(download.file, fileName(attachment))
      else window.location.assign(download.url)
    },
    onError: (error) => toast.error(describeError(error)),
  })
  const reason = hasToken ? reasonFor(access) : messages.loginToDownload
  return (
    <AttachmentList
      attachments={attachments}
      pendingId={isPending ? variables.id : null}
      onDownload={(attachment) => mutate(attachment)}
      barrier={reason}
      action={<AccessActions courseId={course.id} access={access} />}
    />
  )
}
