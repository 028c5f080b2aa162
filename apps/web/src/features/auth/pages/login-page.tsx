import { LoginPanel } from '@shuyuan/auth-dialogs'
import { Button, ButtonLink, ErrorBoundary, PageHeading, Skeleton, token } from '@shuyuan/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { styled } from 'styled-components'
import { useHref } from '../../../core/router/use-href'
import { safeRedirectTarget } from '../../../core/router/redirect-target'
import { AccountPanel } from './account-panel'
import * as messages from '../messages'
import { focusLoginForm, loginFormId } from '../sign-in/use-account-dialogs'
import { useRedirectSignedIn } from './use-redirect-signed-in'

const Hint = styled.p`
  color: ${token('text-muted')};
  & > strong {
    margin-inline-start: ${token('space-2')};
    padding: ${token('space-1')} ${token('space-3')};
    border-radius: ${token('radius-full')};
    background: ${token('surface-sunken')};
    color: ${token('text')};
    font-weight: ${token('weight-strong')};
    white-space: nowrap;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  /* Aligns the text of the ghost buttons, not their padding, with the lines above. */
  margin-inline-start: calc(-1 * ${token('space-3')});
`

/** Title of the redirect target's page. Undefined for the home page and unknown paths. */
function useTargetTitle(target: string): string | undefined {
  const [pathname = ''] = target.split(/[?#]/)
  const [routes] = useRouter().getMatchedRoutes(pathname)
  return routes.at(-1)?.options.staticData?.title
}

/** Guarded pages redirect visitors here. A sign-in returns to the redirect target. */
export function LoginPage() {
  const { redirect } = useSearch({ from: '/_login/login/' })
  const href = useHref()
  const targetTitle = useTargetTitle(safeRedirectTarget(redirect))
  useRedirectSignedIn()
  return (
    <AccountPanel>
      <PageHeading>{messages.loginTitle}</PageHeading>
      {targetTitle === undefined ? (
        <Hint>{messages.loginHint}</Hint>
      ) : (
        <Hint>
          {messages.goesTo}
          <strong>{targetTitle}</strong>
        </Hint>
      )}
      {/* The form has the same role and name as on other pages, where it is a dialog. */}
      <div id={loginFormId} role="dialog" aria-label={messages.loginTitle}>
        <ErrorBoundary skeleton={<Skeleton height={360} />}>
          <LoginPanel />
        </ErrorBoundary>
      </div>
      <Actions>
        <Button variant="ghost" size="sm" onClick={focusLoginForm}>
          {messages.loginToView}
        </Button>
        <ButtonLink href={href({ to: '/courses' })} variant="ghost" size="sm">
          {messages.seeAllCourses}
        </ButtonLink>
      </Actions>
    </AccountPanel>
  )
}
