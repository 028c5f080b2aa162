import { isVipActive, setNickname } from '@shuyuan/api'
import { memberQuery } from '@shuyuan/api/query'
import { IdentityPanel, ProfileHeader } from '@shuyuan/member'
import { ButtonLink, Tabs, toast, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { styled } from 'styled-components'
import { QueryBlock } from '../../core/page/query-block'
import { useHref } from '../../core/router/use-href'
import * as messages from './messages'
import { useFormerPlan } from '../../core/account/use-former-plan'
import { useSellsVip } from '../../core/site/vip'
import { useServices } from '../../core/use-services'
import { MemberProfile } from './member-profile'
import { MemberSkeleton } from './member-skeleton'
import { useChangeMember } from './use-change-member'
import { useMemberDialog } from './use-member-dialog'

const route = getRouteApi('/_main/_signed-in/member/')

const Body = styled.div`
  margin-block-start: ${token('space-5')};
`

/** Profile and identity of the learner. */
export function MemberPage() {
  const services = useServices()
  const { tab } = route.useSearch()
  const navigate = useNavigate()
  const href = useHref()
  const query = useQuery(memberQuery(services.api))
  const sellsVip = useSellsVip()
  const formerPlan = useFormerPlan(query.data ?? null)
  const change = useChangeMember()
  const dialogState = useMemberDialog()
  return (
    <QueryBlock query={query} skeleton={<MemberSkeleton />}>
      {(member) => (
        <>
          <ProfileHeader
            member={member}
            vip={
              member.role === null
                ? formerPlan
                : {
                    name: member.role.name,
                    expiresAt: member.roleExpiresAt,
                    isActive: isVipActive(member),
                  }
            }
            creditHref={href({ to: '/member/credit1-free' })}
            vipHref={sellsVip ? href({ to: '/vip' }) : null}
          />
          <Body>
            <Tabs
              label={messages.memberTabs}
              value={tab ?? 'profile'}
              onValueChange={(value) =>
                navigate({
                  to: '/member',
                  search: { tab: value === 'identity' ? value : undefined },
                  replace: true,
                  resetScroll: false,
                })
              }
              items={[
                {
                  value: 'profile',
                  label: messages.profile,
                  content: (
                    <MemberProfile
                      member={member}
                      state={dialogState}
                      onSetNickname={async (nickname) => {
                        await change(() => setNickname(services.api, { nickname }), {
                          name: nickname,
                          isNicknameSet: true,
                        })
                        toast.success(messages.nicknameSaved)
                      }}
                    />
                  ),
                },
                {
                  value: 'identity',
                  label: messages.identity,
                  content: (
                    <IdentityPanel
                      member={member}
                      action={
                        <ButtonLink
                          href={href({
                            to: '/face-check',
                            search: {
                              redirect: href({ to: '/member', search: { tab: 'identity' } }),
                            },
                          })}
                        >
                          {messages.startFaceCheck}
                        </ButtonLink>
                      }
                    />
                  ),
                },
              ]}
            />
          </Body>
        </>
      )}
    </QueryBlock>
  )
}
