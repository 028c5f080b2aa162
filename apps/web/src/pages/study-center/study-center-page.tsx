import type { StudyList, StudyRow } from '@shuyuan/api'
import { pageSizes, studyListQuery } from '@shuyuan/api/query'
import { StudyListView, StudyTabs } from '@shuyuan/courses'
import { ButtonLink, Skeleton, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { styled } from 'styled-components'
import { lazyBlock } from '../../blocks/lazy-block'
import { PagedList } from '../../blocks/paged-list'
import { href, pageParam } from '../../href'
import * as messages from '../../page-messages'
import { useNavigateByHref } from '../../use-navigate-by-href'
import { useServices } from '../../use-services'
import { PageBody } from '../frames/page-body'
import { useStudyRows } from './use-study-rows'
import { useUnlike } from './use-unlike'

const LessonProgressDialog = lazyBlock(
  'lesson-progress-dialog',
  () => import('./lesson-progress-dialog').then((module) => module.LessonProgressDialog),
  null,
)

const Total = styled.p`
  margin-block-end: ${token('space-3')};
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`

const route = getRouteApi('/_main/_signed-in/study-center')

/** What one learns, has bought, and likes. */
export function StudyCenterPage() {
  const { tab: list = 'learned' } = route.useSearch()
  const navigate = useNavigateByHref()
  return (
    <PageBody title={messages.studyCenter}>
      <StudyTabs
        list={list}
        onListChange={(next) => navigate(href('/study-center', { tab: tabParam(next) }))}
      >
        <Rows list={list} />
      </StudyTabs>
    </PageBody>
  )
}

function tabParam(list: StudyList): string | undefined {
  return list === 'learned' ? undefined : list
}

function Rows({ list }: { list: StudyList }) {
  const { api } = useServices()
  const { page = 1 } = route.useSearch()
  const [detailOf, setDetailOf] = useState<StudyRow | null>(null)
  const query = useQuery(studyListQuery(api, { list, page }))
  const { rows, points } = useStudyRows(list, query.data?.items)
  const unlike = useUnlike(page)
  return (
    <>
      <PagedList
        query={query}
        skeleton={<Skeleton lines={12} />}
        page={page}
        pageSize={pageSizes.study}
        hrefFor={(target) =>
          href('/study-center', { tab: tabParam(list), page: pageParam(target) })
        }
      >
        {({ total }) => (
          <>
            {total > 0 && <Total>{messages.courseTotal(total)}</Total>}
            <StudyListView
              list={list}
              rows={rows}
              courseHref={({ course }) => `/courses/detail/${course.id}`}
              continueHref={points.continueHref}
              pointOf={points.pointOf}
              onShowProgress={setDetailOf}
              onUnlike={list === 'liked' ? unlike : undefined}
              emptyAction={<ButtonLink href="/courses">{messages.browseCourses}</ButtonLink>}
            />
          </>
        )}
      </PagedList>
      {detailOf !== null && (
        <LessonProgressDialog row={detailOf} onClose={() => setDetailOf(null)} />
      )}
    </>
  )
}
