import { RichText } from '@shuyuan/rich-text'
import { useSite } from '@shuyuan/site/react'
import { EmptyState, Section, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import * as messages from '../../page-messages'
import { withoutOwnTitle } from './without-own-title'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-9')};
  max-inline-size: 820px;
  padding-block: ${token('space-4')};
`

/** What the course is about, and what the school says about buying. */
export function CourseDescription({ html }: { html: string }) {
  const { config } = useSite()
  const base = config.url || undefined
  const notice = withoutOwnTitle(config.coursePurchaseNotice, messages.purchaseNotice)
  return (
    <Root>
      {html === '' ? (
        <EmptyState title={messages.noDescription} />
      ) : (
        <RichText source={html} format="html" baseUrl={base} />
      )}
      {notice !== '' && (
        <Section title={messages.purchaseNotice}>
          <RichText source={notice} format="html" baseUrl={base} />
        </Section>
      )}
    </Root>
  )
}
