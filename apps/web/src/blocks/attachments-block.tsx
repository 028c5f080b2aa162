import { describeError, fetchAttachmentUrl, type CourseDetail } from '@shuyuan/api'
import { AttachmentList, courseAccess, type CourseAccess } from '@shuyuan/courses'
import { useSessionState } from '@shuyuan/session/react'
import { toast } from '@shuyuan/ui'
import { useMutation } from '@tanstack/react-query'
import * as messages from '../page-messages'
import { useSellsVip } from '../use-sells-vip'
import { useServices } from '../use-services'
import { WayIn } from './way-in'

type Owner = Pick<CourseDetail, 'course' | 'isBought' | 'attachments'>

const reasons: Partial<Record<CourseAccess['kind'], string>> = {
  'for-sale': messages.buyToDownload,
  'vip-only': messages.joinToDownload,
  closed: messages.closedToDownload,
}

/** The files of a course; a download address works once, so it is fetched at the click. */
export function AttachmentsBlock({ detail }: { detail: Owner }) {
  const { course, attachments } = detail
  const { api } = useServices()
  const { hasToken } = useSessionState()
  const access = courseAccess(detail, useSellsVip())
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (attachmentId: number) =>
      fetchAttachmentUrl(api, { courseId: course.id, attachmentId }),
    onSuccess: (url) => window.location.assign(url),
    onError: (error) => toast.error(describeError(error)),
  })
  const reason = hasToken ? reasons[access.kind] : messages.loginToDownload
  return (
    <AttachmentList
      attachments={attachments}
      pendingId={isPending ? variables : null}
      onDownload={({ id }) => mutate(id)}
      barrier={reason}
      wayIn={<WayIn courseId={course.id} />}
    />
  )
}
