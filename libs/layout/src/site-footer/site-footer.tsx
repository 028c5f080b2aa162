import { useId, type ReactElement } from 'react'
import { Container, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../layout-locale-provider/use-messages'
import { footerMessages } from '../messages'
import { LinkLine, type FooterLink } from './link-line'

const Root = styled.footer`
  margin-block-start: ${token('space-10')};
  padding-block: ${token('space-8')};
  border-block-start: 1px solid ${token('border')};
  background: ${token('surface')};
  color: ${token('text-muted')};
  font: ${token('type-small')};
  &[data-flush] {
    margin-block-start: 0;
  }
`

const Friends = styled.section`
  margin-block-end: ${token('space-6')};
  padding-block-end: ${token('space-6')};
  border-block-end: 1px solid ${token('border')};
  & > h2 {
    margin-block-end: ${token('space-2')};
    color: ${token('text')};
    font: ${token('type-label')};
  }
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-7')};
  margin-block-end: ${token('space-4')};
  & > strong {
    color: ${token('text')};
    font: ${token('type-subtitle')};
  }
`

const Legal = styled.div`
  color: ${token('text-subtle')};
`

export interface SiteFooterProps {
  /** Omit it or pass `''` if there is none or it is not loaded. */
  siteName?: string
  /** Shown under a heading, if there are any. */
  friendLinks?: FooterLink[] | null
  /** ICP filing numbers. */
  filings?: FooterLink[] | null
  /** URL of the user agreement; `null` hides it. */
  agreementHref?: string | null
  /** URL of the privacy policy; `null` hides it. */
  privacyHref?: string | null
  /** URL of the page about the school; `null` hides it. */
  aboutHref?: string | null
  /** Removes the margin above. */
  flush?: boolean
  /** Year of the copyright line. @default the current one */
  year?: number
}

/** Page footer: friend links, documents, copyright and filing numbers. */
export function SiteFooter({
  siteName = '',
  friendLinks,
  filings,
  agreementHref,
  privacyHref,
  aboutHref,
  flush,
  year = new Date().getFullYear(),
}: SiteFooterProps): ReactElement {
  const messages = useMessages(footerMessages)
  const headingId = useId()
  const documents = [
    { label: messages.about, href: aboutHref },
    { label: messages.userProtocol, href: agreementHref },
    { label: messages.privacyPolicy, href: privacyHref },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []))

  return (
    <Root data-flush={flush || undefined}>
      <Container>
        {friendLinks && friendLinks.length > 0 && (
          <Friends aria-labelledby={headingId}>
            <h2 id={headingId}>{messages.friendLinks}</h2>
            <LinkLine links={friendLinks} />
          </Friends>
        )}
        <Top>
          {siteName && <strong>{siteName}</strong>}
          {documents.length > 0 && <LinkLine links={documents} />}
        </Top>
        <Legal>
          <LinkLine
            links={[{ label: messages.copyright(year, siteName), href: null }, ...(filings ?? [])]}
          />
        </Legal>
      </Container>
    </Root>
  )
}
