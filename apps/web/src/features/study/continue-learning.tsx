import { describeError } from '@shuyuan/api'
import { studyListQuery } from '@shuyuan/api/query'
import { ContinueStrip, splitLead } from '@shuyuan/courses'
import { Button, ButtonLink } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { courseLink } from '../../core/router/page-links'
import { useHref } from '../../core/router/use-href'
import * as messages from './messages'
import { useServices } from '../../core/use-services'
import { useStudyPoints } from './use-study-points'

/** The course learned last. Has the same height in every state. */
export function ContinueLearning() {
  const { api } = useServices()
  const href = useHref()
  const query = useQuery(studyListQuery(api, { list: 'learned', page: 1 }))
  const { lead } = splitLead(query.data?.items ?? [])
  const { continueHref, progressOf } = useStudyPoints(lead ? [lead] : [])
  return (
    <ContinueStrip
      row={lead}
      courseHref={href(lead ? courseLink(lead.course.id) : { to: '/study-center' })}
      {...(lead && { continueHref: continueHref(lead), point: progressOf(lead) })}
      action={
        <ButtonLink href={href({ to: '/study-center' })} variant="ghost">
          {messages.studyCenter}
        </ButtonLink>
      }
      note={note()}
    />
  )

  function note() {
    if (query.isError && query.data === undefined) {
      return (
        <>
          {describeError(query.error)}
          <Button
            size="sm"
            variant="secondary"
            loading={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {messages.retry}
          </Button>
        </>
      )
    }
    if (lead !== null || query.data === undefined) return undefined
    return (
      <>
        {query.data.items.length === 0 ? messages.nothingBegun : messages.allFinished}
        <ButtonLink href={href({ to: '/courses' })}>{messages.chooseCourse}</ButtonLink>
      </>
    )
  }
}
