import { Button, ButtonLink, PageHeading, token } from '@shuyuan/ui'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { styled } from 'styled-components'
import { useHref } from '../app/links/use-href'
import * as messages from './messages'
import { CenteredPage } from '../app/page/centered-page'
import { Illustration } from '../app/page/illustration'

const Quote = styled.blockquote`
  max-inline-size: 40em;
  margin: 0;
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-md')};
  background: ${token('surface-sunken')};
  overflow-wrap: anywhere;
`

const route = getRouteApi('/_main/error')

/** Where a sign-in elsewhere ends when it failed; the words of the other side are marked as such. */
export function ErrorPage() {
  const { login_err_msg: loginFailure, msg } = route.useSearch()
  const words = loginFailure ?? msg
  const { history } = useRouter()
  const href = useHref()
  return (
    <CenteredPage>
      <Illustration name="lost" />
      <PageHeading>{messages.errorTitle}</PageHeading>
      {words === undefined ? (
        <p>{messages.errorDefault}</p>
      ) : (
        <>
          <p>{messages.errorFromOutside}</p>
          <Quote>{words}</Quote>
        </>
      )}
      <CenteredPage.Actions>
        {loginFailure === undefined ? (
          <Button onClick={() => history.back()}>{messages.goBack}</Button>
        ) : (
          // Back would be the other side's page, which has had its say.
          <ButtonLink href={href({ to: '/login' })}>{messages.backToLogin}</ButtonLink>
        )}
        <ButtonLink href={href({ to: '/' })} variant="secondary">
          {messages.backHome}
        </ButtonLink>
      </CenteredPage.Actions>
    </CenteredPage>
  )
}
