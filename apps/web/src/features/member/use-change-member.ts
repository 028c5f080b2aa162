import type { Member } from '@shuyuan/api'
import { memberQuery } from '@shuyuan/api/query'
import { loadMember } from '../../core/account/account'
import { useServices } from '../../core/use-services'

/** Fields of the member that a change sets. */
type Outcome = Partial<Pick<Member, 'name' | 'isNicknameSet' | 'mobile' | 'isMobileBound'>> &
  Partial<Pick<Member, 'isPasswordSet' | 'isQqBound' | 'isWechatBound'>>

const hasOutcome = (member: Member, outcome: Outcome) =>
  Object.entries(outcome).every(([key, value]) => member[key as keyof Outcome] === value)

/**
 * Returns a function that changes the account, updates the cached member and refetches it. After an error
 * it first checks whether the server applied the change and only the reply was lost.
 */
export function useChangeMember(): (
  write: () => Promise<unknown>,
  outcome: Outcome,
) => Promise<void> {
  const services = useServices()
  const { api, session, queryClient } = services
  const query = memberQuery(api)

  async function wasApplied(outcome: Outcome, before: Member | undefined): Promise<boolean> {
    if (before === undefined || hasOutcome(before, outcome)) return false
    await queryClient.cancelQueries(query)
    const after = await queryClient
      .fetchQuery({ ...query, staleTime: 0, retry: false })
      .catch(() => before)
    return hasOutcome(after, outcome)
  }

  return async (write, outcome) => {
    const token = session.getToken()
    const before = queryClient.getQueryData(query.queryKey)
    try {
      await write()
    } catch (error) {
      if (!(await wasApplied(outcome, before))) throw error
    }
    if (session.getToken() !== token) return
    // A reply in flight may be older than the change.
    await queryClient.cancelQueries(query)
    queryClient.setQueryData(query.queryKey, (member) => member && { ...member, ...outcome })
    loadMember(services).catch(() => undefined)
  }
}
