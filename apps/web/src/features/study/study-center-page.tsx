import type { StudyList, StudyRow } from '@shuyuan/api'
import { pageSizes, studyListQuery } from '@shuyuan/api/query'
import { StudyListView, StudyTabs } from '@shuyuan/courses'
import { ButtonLink, lazyComponent, Skeleton, token, usePreload } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { styled } from 'styled-components'
import { DialogBoundary } from '../../app/page/dialog-boundary'
import { PagedList } from '../../app/page/paged-list'
import { courseLink, pageParam } from '../../app/links/page-links'
import { useHref } from '../../app/links/use-href'
import * as messages from './messages'
import { useServices } from '../../app/use-services'
import { PageBody } from '../../app/page/page-body'
import { useStudyRows } from './use-study-rows'
import { useRemoveFavorite } from './use-remove-favorite'

const LessonProgressDialog = lazyComponent(() =>
  import('./lesson-progress-dialog').then((code) => code.LessonProgressDialog),
)

const Total = styled.p`
  margin-block-end: ${token('space-3')};
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`

const route = getRouteApi('/_main/_signed-in/study-center')

/** Courses that the learner has begun, has bought, and keeps as favorites. */
export function StudyCenterPage() {
  const { tab: list = 'learned', page } = route.useSearch()
  const navigate = useNavigate()
  return (
    <PageBody title={messages.studyCenter}>
      <StudyTabs
        list={list}
        onListChange={(next) =>
          void navigate({
            to: '/study-center',
            search: { tab: tabParam(next) },
            resetScroll: page !== undefined,
          })
        }
      >
        <Rows list={list} />
      </StudyTabs>
    </PageBody>
  )
}

function tabParam(list: StudyList): Exclude<StudyList, 'learned'> | undefined {
  return list === 'learned' ? undefined : list
}

function Rows({ list }: { list: StudyList }) {
  const { api } = useServices()
  const href = useHref()
  const { page = 1 } = route.useSearch()
  const [detailOf, setDetailOf] = useState<StudyRow | null>(null)
  const query = useQuery(studyListQuery(api, { list, page }))
  const { rows, points } = useStudyRows(list, query.data?.items)
  const removeFavorite = useRemoveFavorite(page)
  usePreload(LessonProgressDialog)
  return (
    <>
      <PagedList
        query={query}
        skeleton={<Skeleton lines={12} />}
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
            {total > 0 && <Total>{messages.courseTotal(total)}</Total>}
            <StudyListView
              list={list}
              rows={rows}
              courseHref={({ course }) => href(courseLink(course.id))}
              continueHref={points.continueHref}
              pointOf={points.pointOf}
              onShowProgress={setDetailOf}
              onRemoveFavorite={list === 'favorites' ? removeFavorite : undefined}
              emptyAction={
                <ButtonLink href={href({ to: '/courses' })}>{messages.browseCourses}</ButtonLink>
              }
            />
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
