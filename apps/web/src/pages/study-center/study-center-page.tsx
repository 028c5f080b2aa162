import type { StudyList, StudyRow } from '@shuyuan/api'
import { pageSizes, studyListQuery } from '@shuyuan/api/query'
import { StudyListView, StudyTabs } from '@shuyuan/courses'
import { ButtonLink, Skeleton } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { lazyBlock } from '../../blocks/lazy-block'
import { PagedList } from '../../blocks/paged-list'
import { href, pageParam } from '../../href'
import * as messages from '../../page-messages'
import { useNavigateByHref } from '../../use-navigate-by-href'
import { useServices } from '../../use-services'
import { PageBody } from '../frames/page-body'

const LessonProgressDialog = lazyBlock(
  'lesson-progress-dialog',
  () => import('./lesson-progress-dialog').then((module) => module.LessonProgressDialog),
  null,
)

const route = getRouteApi('/_main/_signed-in/study-center')

function continueHref({ course, progress, lastLesson }: StudyRow): string {
  return lastLesson !== null && progress < 100
    ? `/courses/video/${lastLesson.id}`
    : `/courses/detail/${course.id}?tab=3`
}

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
        {({ items }) => (
          <StudyListView
            list={list}
            rows={items}
            courseHref={({ course }) => `/courses/detail/${course.id}`}
            continueHref={continueHref}
            onShowProgress={setDetailOf}
            emptyAction={<ButtonLink href="/courses">{messages.browseCourses}</ButtonLink>}
          />
        )}
      </PagedList>
      {detailOf !== null && (
        <LessonProgressDialog row={detailOf} onClose={() => setDetailOf(null)} />
      )}
    </>
  )
}
