import type { Member } from './account'

/** Whether a learner holds a VIP plan that has not ended. */
export function isVipActive(
  member: Pick<Member, 'role' | 'roleExpiresAt'>,
  now: Date = new Date(),
): boolean {
  // New accounts carry an end without a plan, ended plans linger with both.
  if (member.role === null || member.roleExpiresAt === null) return false
  return Date.parse(member.roleExpiresAt) > now.getTime()
}
