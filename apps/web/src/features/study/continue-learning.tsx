import { describeError, type StudyEntry, type StudyRow } from '@shuyuan/api'
import { studyListQuery } from '@shuyuan/api/query'
import { ContinueStrip } from '@shuyuan/courses'
import { Button, ButtonLink } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { useHref } from '../../core/links/use-href'
import * as messages from './messages'
import { useServices } from '../../core/use-services'
import { useStudyPoints } from './use-study-points'

const isUnfinished = (row: StudyEntry): row is StudyRow => row.course !== null && !row.isWatched

/** Recently learned courses with links to continue. Has the same height in every state. */
export function ContinueLearning() {
  const { api } = useServices()
  const href = useHref()
  const query = useQuery(studyListQuery(api, { list: 'learned', page: 1 }))
  const rows = query.data?.items.filter(isUnfinished).slice(0, 3)
  const { continueHref, progressOf } = useStudyPoints(rows ?? [])
  return (
    <ContinueStrip
      rows={rows ?? null}
      continueHref={continueHref}
      progressOf={progressOf}
      action={
        <ButtonLink href={href({ to: '/study-center' })} variant="ghost" size="sm">
          {messages.studyCenter}
        </ButtonLink>
      }
      note={note()}
    />
  )

  function note() {
    if (query.isError && rows === undefined) {
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
    if (rows?.length !== 0) return undefined
    return (
      <>
        {query.data?.items.length === 0 ? messages.nothingBegun : messages.allFinished}
        <ButtonLink size="sm" variant="secondary" href={href({ to: '/courses' })}>
          {messages.browseCourses}
        </ButtonLink>
      </>
    )
  }
}
