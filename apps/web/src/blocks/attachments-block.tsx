import { describeError, fetchAttachmentUrl, type CourseDetail } from '@shuyuan/api'
import { AttachmentList } from '@shuyuan/courses'
import { useSessionState } from '@shuyuan/session/react'
import { Link, toast } from '@shuyuan/ui'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { href } from '../href'
import * as messages from '../page-messages'
import { useServices } from '../use-services'

type Owner = Pick<CourseDetail, 'course' | 'isBought' | 'attachments'>

/** The files of a course; a download address works once, so it is fetched at the click. */
export function AttachmentsBlock({ detail: { course, isBought, attachments } }: { detail: Owner }) {
  const { api } = useServices()
  const { hasToken } = useSessionState()
  const { href: here } = useLocation()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (attachmentId: number) =>
      fetchAttachmentUrl(api, { courseId: course.id, attachmentId }),
    onSuccess: (url) => window.location.assign(url),
    onError: (error) => toast.error(describeError(error)),
  })
  return (
    <AttachmentList
      attachments={attachments}
      pendingId={isPending ? variables : null}
      onDownload={({ id }) => mutate(id)}
      barrier={barrier()}
    />
  )

  function barrier() {
    if (!hasToken)
      return <Link href={href('/login', { redirect: here })}>{messages.loginToDownload}</Link>
    if (isBought) return undefined
    return (
      <Link href={href('/order', { goods_type: 'vod', goods_id: course.id })}>
        {messages.buyToDownload}
      </Link>
    )
  }
}
