import { ButtonLink, PageHeading, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { messages } from '../../messages'
import { useDocumentTitle } from '../../use-document-title'
import { Picture } from '../frames/picture'

const Root = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${token('space-4')};
  min-block-size: 100dvh;
  padding: ${token('space-6')};
  text-align: center;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-3')};
`

/** For any path that is no page of the site; it has neither header nor footer. */
export function NotFoundPage() {
  useDocumentTitle(messages.notFound)
  return (
    <Root id="main">
      <meta name="robots" content="noindex" />
      <Picture name="lost" />
      <PageHeading>{messages.notFound}</PageHeading>
      <p>{messages.notFoundHint}</p>
      <Actions>
        <ButtonLink href="/" replace>
          {messages.backHome}
        </ButtonLink>
        <ButtonLink href="/courses" variant="secondary">
          {messages.browseCourses}
        </ButtonLink>
      </Actions>
    </Root>
  )
}
