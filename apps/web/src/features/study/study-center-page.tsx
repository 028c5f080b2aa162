import type { StudyList, StudyRow } from '@shuyuan/api'
import { pageSizes, studyListQuery } from '@shuyuan/api/query'
import { StudyListSkeleton, StudyListView, StudyTabs } from '@shuyuan/courses'
import { ButtonLink, ErrorBoundary, lazyComponent, token, usePreload } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { styled } from 'styled-components'
import { DialogBoundary } from '../../core/page/dialog-boundary'
import { PagedList } from '../../core/page/paged-list'
import { courseLink, pageParam } from '../../core/router/page-links'
import { useHref } from '../../core/router/use-href'
import * as messages from './messages'
import { useServices } from '../../core/use-services'
import { PageBody } from '../../core/page/page-body'
import { useStudyRows } from './use-study-rows'
import { useRemoveFavorite } from './use-remove-favorite'

const LessonProgressDialog = lazyComponent(() =>
  import('./lesson-progress-dialog').then((code) => code.LessonProgressDialog),
)

const StudyRhythmBlock = lazyComponent(() =>
  import('./study-rhythm-block').then((code) => code.StudyRhythmBlock),
)

const Total = styled.p`
  margin-block-start: ${token('space-5')};
  color: ${token('text-subtle')};
  font: ${token('type-small')};
`

const route = getRouteApi('/_main/_signed-in/study-center')

/** Courses that the learner has started, bought or marked as favorites. */
export function StudyCenterPage() {
  const search = route.useSearch()
  const { tab: list = 'learned', page } = search
  // The previous list stays until the list of the current tab renders.
  const shown = useDeferredValue(search)
  const navigate = useNavigate()
  return (
    <PageBody
      title={messages.studyCenter}
      aside={
        <ErrorBoundary skeleton={null} fallback={null}>
          <StudyRhythmBlock />
        </ErrorBoundary>
      }
    >
      <StudyTabs
        list={list}
        onListChange={(next) =>
          navigate({
            to: '/study-center',
            search: { tab: tabParam(next) },
            resetScroll: page !== undefined,
          })
        }
      >
        <Rows list={shown.tab ?? 'learned'} page={shown.page ?? 1} />
      </StudyTabs>
    </PageBody>
  )
}

function tabParam(list: StudyList): Exclude<StudyList, 'learned'> | undefined {
  return list === 'learned' ? undefined : list
}

function Rows({ list, page }: { list: StudyList; page: number }) {
  const { api } = useServices()
  const href = useHref()
  const [detailOf, setDetailOf] = useState<StudyRow | null>(null)
  const query = useQuery(studyListQuery(api, { list, page }))
  const hasLead = list === 'learned' && page === 1
  const { lead, rows, points } = useStudyRows({ list, hasLead }, query.data?.items)
  const removeFavorite = useRemoveFavorite(page)
  usePreload(LessonProgressDialog)
  return (
    <>
      <PagedList
        query={query}
        skeleton={<StudyListSkeleton hasLead={hasLead} />}
        page={page}
        pageSize={pageSizes.study}
        hrefFor={(target) =>
          href({
            to: '/study-center',
            search: { tab: tabParam(list), page: pageParam(target) },
          })
        }
      >
        {({ total }) => (
          <>
            <StudyListView
              list={list}
              lead={lead}
              rows={rows}
              courseHref={({ course }) => href(courseLink(course.id))}
              continueHref={points.continueHref}
              progressOf={points.progressOf}
              onShowProgress={setDetailOf}
              onRemoveFavorite={list === 'favorites' ? removeFavorite : undefined}
              emptyAction={
                <ButtonLink href={href({ to: '/courses' })}>{messages.chooseCourse}</ButtonLink>
              }
            />
            {total > 0 && <Total>{messages.courseTotal(total)}</Total>}
          </>
        )}
      </PagedList>
      {detailOf !== null && (
        <DialogBoundary onClose={() => setDetailOf(null)}>
          <LessonProgressDialog row={detailOf} onClose={() => setDetailOf(null)} />
        </DialogBoundary>
      )}
    </>
  )
}
