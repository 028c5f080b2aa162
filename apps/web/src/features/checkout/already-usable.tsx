import type { CourseAccess } from '@shuyuan/courses'
import { ButtonLink, EmptyState } from '@shuyuan/ui'
import { courseLink } from '../../core/router/page-links'
import { useHref } from '../../core/router/use-href'
import * as messages from './messages'

function title(kind: CourseAccess['kind']): string {
  if (kind === 'free') return messages.orderCourseFree
  return kind === 'vip' ? messages.openByVip : messages.alreadyBought
}

interface AlreadyUsableProps {
  courseId: number
  access: CourseAccess['kind']
}

/** Empty state of an order for a course that the learner can already use. */
export function AlreadyUsable({ courseId, access }: AlreadyUsableProps) {
  const href = useHref()
  return (
    <EmptyState
      title={title(access)}
      hint={messages.orderNotNeeded}
      action={
        <ButtonLink href={href(courseLink(courseId, '3'))}>{messages.startLearning}</ButtonLink>
      }
    />
  )
}
