import { RichText, textFromHtml } from '@shuyuan/rich-text'
import { useSite } from '@shuyuan/site/react'
import { EmptyState, Section, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import * as messages from './messages'
import { useServices } from '../../core/use-services'

const firstBlock = /^\s*<(h[1-6]|p|div)\b[^>]*>.*?<\/\1\s*>\s*/is

/** Removes a first block that only repeats the title. */
export function withoutOwnTitle(html: string, title: string): string {
  const block = firstBlock.exec(html)?.[0] ?? ''
  const text = textFromHtml(block).replace(/[:：]$/, '')
  return text === title ? html.slice(block.length) : html
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-9')};
  max-inline-size: 820px;
  padding-block: ${token('space-4')};
`

interface CourseDescriptionProps {
  html: string
  /** Shows the purchase notice. */
  hasNotice: boolean
}

/** Description of the course and the school's purchase notice. */
export function CourseDescription({ html, hasNotice }: CourseDescriptionProps) {
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
      {hasNotice && notice !== '' && (
        <Section title={messages.purchaseNotice}>
          <RichText {...text} source={notice} />
        </Section>
      )}
    </Root>
  )
}
