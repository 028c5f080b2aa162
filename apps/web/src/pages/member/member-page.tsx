import { isVipActive, setNickname, uploadAvatar } from '@shuyuan/api'
import { memberQuery } from '@shuyuan/api/query'
import { IdentityPanel, ProfileHeader, ProfileRows } from '@shuyuan/member'
import { useSite } from '@shuyuan/site/react'
import { ButtonLink, Skeleton, Tabs, toast, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { styled } from 'styled-components'
import { loadMember } from '../../account'
import { QueryBlock } from '../../blocks/query-block'
import { href } from '../../href'
import * as messages from '../../page-messages'
import { useNavigateByHref } from '../../use-navigate-by-href'
import { useSellsVip } from '../../use-sells-vip'
import { useServices } from '../../use-services'
import { MemberSection } from '../frames/member-section'

const route = getRouteApi('/_main/_signed-in/member/')

const Body = styled.div`
  margin-block-start: ${token('space-5')};
`

/** The learner's own page: who one is, and what can be changed. */
export function MemberPage() {
  const services = useServices()
  const { config } = useSite()
  const { tab } = route.useSearch()
  const navigate = useNavigateByHref()
  const query = useQuery(memberQuery(services.api))
  const sellsVip = useSellsVip()
  const saved = () => {
    toast.success(messages.saved)
    // It is saved, whether or not the fresh account can be had at once.
    loadMember(services).catch(() => undefined)
  }
  return (
    <MemberSection title={messages.member}>
      <QueryBlock query={query} skeleton={<Skeleton height={320} />}>
        {(member) => (
          <>
            <ProfileHeader
              member={member}
              vip={
                member.role === null
                  ? null
                  : {
                      name: member.role.name,
                      expiresAt: member.roleExpiresAt,
                      isActive: isVipActive(member),
                    }
              }
              creditHref="/member/credit1-free"
              vipHref={sellsVip ? '/vip' : null}
            />
            <Body>
              <Tabs
                label={messages.memberTabs}
                value={tab ?? 'profile'}
                onValueChange={(value) =>
                  navigate(href('/member', { tab: value === 'identity' ? value : undefined }), {
                    replace: true,
                  })
                }
                items={[
                  {
                    value: 'profile',
                    label: messages.profile,
                    content: (
                      <ProfileRows
                        member={member}
                        socialites={config.socialites}
                        onSetNickname={async (nickname) => {
                          await setNickname(services.api, { nickname })
                          saved()
                        }}
                        onUploadAvatar={async (file) => {
                          await uploadAvatar(services.api, { file })
                          saved()
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
                            href={href('/face-check', { redirect: '/member?tab=identity' })}
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
    </MemberSection>
  )
}
