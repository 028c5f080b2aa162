import { RichText } from '@shuyuan/rich-text'
import { useSite } from '@shuyuan/site/react'
import { EmptyState, Section, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import * as messages from './messages'
import { useServices } from '../../app/use-services'
import { withoutOwnTitle } from './without-own-title'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-9')};
  max-inline-size: 820px;
  padding-block: ${token('space-4')};
`

/** Description of the course and the school's notes on buying. */
export function CourseDescription({ html }: { html: string }) {
  const { config } = useSite()
  const notice = withoutOwnTitle(config.coursePurchaseNotice, messages.purchaseNotice)
  const { frameHosts } = useServices().env
  const text = { format: 'html', baseUrl: config.url || undefined, frameHosts } as const
  return (
    <Root>
      {html === '' ? (
        <EmptyState title={messages.noDescription} />
      ) : (
        <RichText {...text} source={html} />
      )}
      {notice !== '' && (
        <Section title={messages.purchaseNotice}>
          <RichText {...text} source={notice} />
        </Section>
      )}
    </Root>
  )
}
