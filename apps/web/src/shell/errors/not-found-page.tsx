import { LogoLink, SearchBox } from '@shuyuan/layout'
import { useSite } from '@shuyuan/site/react'
import { ButtonLink, Container, toast } from '@shuyuan/ui'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { useNavigateByHref } from '../../core/router/link-navigation'
import { useHref } from '../../core/router/use-href'
import { DeadEnd } from './dead-end'
import * as messages from '../messages'

const Bar = styled(Container)`
  display: flex;
  align-items: center;
  min-block-size: 60px;
`

/** Content of the not-found page: links to home and courses, and a search. */
export function NotFoundPage() {
  const { config } = useSite()
  const href = useHref()
  const navigate = useNavigateByHref()
  const searchBox = useRef<HTMLInputElement>(null)
  return (
    <>
      <Bar>
        <LogoLink siteName={config.name} logo={config.logo} href={href({ to: '/' })} />
      </Bar>
      <DeadEnd title={messages.notFound}>
        <p>{messages.notFoundHint}</p>
        <SearchBox
          inputRef={searchBox}
          keywords=""
          action={href({ to: '/search' })}
          onSearch={(keywords) => navigate(href({ to: '/search', search: { keywords } }))}
          onEmptySearch={() => toast.error(messages.keywordMissing)}
        />
        <DeadEnd.Actions>
          <ButtonLink href={href({ to: '/' })} replace>
            {messages.backHome}
          </ButtonLink>
          <ButtonLink href={href({ to: '/courses' })} variant="secondary">
            {messages.seeAllCourses}
          </ButtonLink>
        </DeadEnd.Actions>
      </DeadEnd>
    </>
  )
}
