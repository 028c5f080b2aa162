import {
  announcementQuery,
  announcementsQuery,
  latestAnnouncementQuery,
  pageSizes,
} from '@shuyuan/api/query'
import { useSite } from '@shuyuan/site/react'
import { ButtonLink, Container, EmptyState, media, Skeleton, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { styled } from 'styled-components'
import { isMissing } from '../../core/api-errors'
import { PagedList } from '../../core/page/paged-list'
import { QueryBlock } from '../../core/page/query-block'
import { TitleBand } from '../../core/page/title-band'
import { pageParam } from '../../core/router/page-links'
import { useHref } from '../../core/router/use-href'
import * as messages from './messages'
import { useServices } from '../../core/use-services'
import { AnnouncementHead } from './announcement-head'
import { AnnouncementList } from './announcement-list'
import { AnnouncementView } from './announcement-view'

const route = getRouteApi('/_main/announcement')

const Root = styled(Container)`
  padding-block: ${token('space-6')} ${token('space-8')};
`

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
  /* A text of unknown height would move the list below it. */
  ${media.below.lg} {
    &:has(> :first-child [aria-busy='true']) > aside {
      display: none;
    }
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 300px;
    align-items: start;
    & > :first-child {
      min-block-size: calc(100svh - ${token('space-11')});
    }
  }
`

/** Shows the announcement of the URL, or the newest one, beside the list of all announcements. */
export function AnnouncementPage() {
  const { api, env } = useServices()
  const { config } = useSite()
  const href = useHref()
  const { id, page = 1 } = route.useSearch()
  const latest = useQuery({ ...latestAnnouncementQuery(api), enabled: id === undefined })
  const named = useQuery({ ...announcementQuery(api, id ?? 0), enabled: id !== undefined })
  const list = useQuery(announcementsQuery(api, { page }))
  const shown = id === undefined ? latest : named
  return (
    <>
      <TitleBand title={shown.data?.title ?? messages.announcement} />
      <Root>
        <Layout>
          <div>
            {isMissing(named.error) ? (
              <EmptyState
                title={messages.announcementMissing}
                hint={messages.missingHint}
                action={
                  <ButtonLink href={href({ to: '/announcement' })}>
                    {messages.latestAnnouncement}
                  </ButtonLink>
                }
              />
            ) : (
              <QueryBlock query={shown} skeleton={<Skeleton lines={32} />}>
                {(announcement) =>
                  announcement === null ? (
                    <EmptyState title={messages.noAnnouncement} />
                  ) : (
                    <>
                      <AnnouncementHead announcement={announcement} />
                      <AnnouncementView
                        announcement={announcement}
                        baseUrl={config.url || undefined}
                        frameHosts={env.frameHosts}
                      />
                    </>
                  )
                }
              </QueryBlock>
            )}
          </div>
          <aside>
            <PagedList
              query={list}
              skeleton={<Skeleton lines={8} />}
              page={page}
              pageSize={pageSizes.announcements}
              hrefFor={(target) =>
                href({ to: '/announcement', search: { id, page: pageParam(target) } })
              }
            >
              {({ items }) => (
                <AnnouncementList
                  announcements={items}
                  currentId={id ?? latest.data?.id}
                  hrefFor={(item) =>
                    href({ to: '/announcement', search: { id: item.id, page: pageParam(page) } })
                  }
                />
              )}
            </PagedList>
          </aside>
        </Layout>
      </Root>
    </>
  )
}
