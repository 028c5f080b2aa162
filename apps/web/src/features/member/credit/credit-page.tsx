import { creditRecordsQuery, memberQuery, pageSizes } from '@shuyuan/api/query'
import {
  CreditPanel,
  CreditPanelSkeleton,
  CreditRecordList,
  CreditRecordListSkeleton,
} from '@shuyuan/member'
import { useSite } from '@shuyuan/site/react'
import { token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { styled } from 'styled-components'
import { PagedList } from '../../../core/page/paged-list'
import { QueryBlock } from '../../../core/page/query-block'
import { pageParam } from '../../../core/router/page-links'
import { useHref } from '../../../core/router/use-href'
import { useServices } from '../../../core/use-services'

const route = getRouteApi('/_main/_signed-in/member/credit1-free')

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-8')};
`

/** Balance of points, how to earn them, and the records. */
export function CreditPage() {
  const { api } = useServices()
  const href = useHref()
  const { config } = useSite()
  const { page = 1 } = route.useSearch()
  const member = useQuery(memberQuery(api))
  const records = useQuery(creditRecordsQuery(api, { page }))
  return (
    <Blocks>
      <QueryBlock query={member} skeleton={<CreditPanelSkeleton />}>
        {({ credit1 }) => <CreditPanel balance={credit1} rules={config.creditReward} />}
      </QueryBlock>
      <PagedList
        query={records}
        skeleton={<CreditRecordListSkeleton />}
        page={page}
        pageSize={pageSizes.credit}
        hrefFor={(target) =>
          href({ to: '/member/credit1-free', search: { page: pageParam(target) } })
        }
      >
        {({ items }) => <CreditRecordList records={items} />}
      </PagedList>
    </Blocks>
  )
}
