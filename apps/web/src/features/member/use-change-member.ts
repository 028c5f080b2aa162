import type { Member } from '@shuyuan/api'
import { memberQuery } from '@shuyuan/api/query'
import { loadMember } from '../../core/account/account'
import { useServices } from '../../core/use-services'

/** What is known of the account once something was changed. */
type Outcome = Partial<Pick<Member, 'name' | 'isNicknameSet' | 'mobile' | 'isMobileBound'>> &
  Partial<Pick<Member, 'isPasswordSet' | 'isQqBound' | 'isWechatBound'>>

const agrees = (member: Member, outcome: Outcome) =>
  Object.entries(outcome).every(([key, value]) => member[key as keyof Outcome] === value)

/**
 * Changes something about the account and shows the outcome at once; the account is asked for again
 * meanwhile. After a failure it is asked for first: a change of which only the answer was lost is one.
 */
export function useChangeMember(): (
  write: () => Promise<unknown>,
  outcome: Outcome,
) => Promise<void> {
  const services = useServices()
  const { api, session, queryClient } = services
  const query = memberQuery(api)

  async function isMadeAllTheSame(outcome: Outcome, before: Member | undefined): Promise<boolean> {
    if (before === undefined || agrees(before, outcome)) return false
    await queryClient.cancelQueries(query)
    const after = await queryClient
      .fetchQuery({ ...query, staleTime: 0, retry: false })
      .catch(() => before)
    return agrees(after, outcome)
  }

  return async (write, outcome) => {
    const token = session.getToken()
    const before = queryClient.getQueryData(query.queryKey)
    try {
      await write()
    } catch (error) {
      if (!(await isMadeAllTheSame(outcome, before))) throw error
    }
    if (session.getToken() !== token) return
    // An answer on its way may be older than the change.
    await queryClient.cancelQueries(query)
    queryClient.setQueryData(query.queryKey, (member) => member && { ...member, ...outcome })
    loadMember(services).catch(() => undefined)
  }
}
