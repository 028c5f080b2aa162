import { memberQuery } from '@shuyuan/api/query'
import type { PendingStep } from '@shuyuan/session'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import type { Member } from '@shuyuan/api'
import { useAuthDialogs } from '@shuyuan/auth-dialogs'
import {
  ErrorBoundary,
  Button,
  ButtonLink,
  media,
  PageHeading,
  Skeleton,
  token,
  usePreload,
} from '@shuyuan/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { loadMember } from '../../../core/account/account'
import { afterSignIn } from '../../../core/router/guards'
import { safeRedirectTarget } from '../../../core/router/redirect-target'
import { signOutAndGoHome } from '../sign-out-and-go-home'
import { QueryBlock } from '../../../core/page/query-block'
import { AccountPanel } from './account-panel'
import * as messages from '../messages'

/** State of a step between login and the redirect target, and the function that completes it. */
export function useStep(step: PendingStep) {
  const router = useRouter()
  const services = router.options.context
  const { redirect } = useSearch({ strict: false })
  const member = useQuery(memberQuery(services.api))
  const { isMobileBound, isFaceVerified } = member.data ?? {}
  return {
    member,
    isDone: step === 'bind-mobile' ? isMobileBound === true : isFaceVerified === true,
    target: safeRedirectTarget(redirect),
    async finish() {
      services.session.clearPendingStep(step)
      // The step is complete even if the account cannot be loaded now.
      await loadMember(services).catch(() => undefined)
      router.history.replace(afterSignIn(router, redirect))
    },
  }
}

/** The button is above the form, which would move it when it loads. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  /* Aligns the text of the ghost button, not its padding, with the form. */
  & > button {
    margin-inline: calc(-1 * ${token('space-3')});
  }
`

const Task = styled.div`
  ${media.md} {
    & > [data-auth-part='face-check'] {
      justify-items: start;
      text-align: start;
    }
  }
`

const Done = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-4')};
`

interface StepPageProps {
  title: string
  member: UseQueryResult<Member>
  isDone: boolean
  /** Shown if the step has been completed already. */
  done: string
  /** The redirect target that this step interrupted. */
  target: string
  children: ReactNode
}

/** Page of a step before the redirect target. Learners can sign out instead of completing it. */
export function StepPage({ title, member, isDone, done, target, children }: StepPageProps) {
  const router = useRouter()
  // Loads the form in parallel with the account.
  usePreload(useAuthDialogs())
  return (
    <AccountPanel>
      <Head>
        <PageHeading>{title}</PageHeading>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => signOutAndGoHome(router.options.context, router)}
        >
          {messages.signOut}
        </Button>
      </Head>
      <Task>
        <QueryBlock query={member} skeleton={<Skeleton height={320} />}>
          {() =>
            isDone ? (
              <Done>
                <p role="status">{done}</p>
                <ButtonLink href={target}>{messages.continueLabel}</ButtonLink>
              </Done>
            ) : (
              <ErrorBoundary skeleton={<Skeleton height={320} />}>{children}</ErrorBoundary>
            )
          }
        </QueryBlock>
      </Task>
    </AccountPanel>
  )
}
