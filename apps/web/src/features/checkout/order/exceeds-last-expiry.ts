import { isVipActive, type Member } from '@shuyuan/api'

// The server stores no time after this one: such a plan can be paid and is never delivered.
const lastExpiry = Date.parse('2038-01-19T03:14:07Z')

/** Whether a plan would end later than the server can store. Its days follow a plan that is running. */
export function exceedsLastExpiry(
  days: number,
  member: Pick<Member, 'role' | 'roleExpiresAt'> | null,
): boolean {
  const runningUntil =
    member?.roleExpiresAt && isVipActive(member) ? Date.parse(member.roleExpiresAt) : 0
  return Math.max(Date.now(), runningUntil) + days * 86_400_000 > lastExpiry
}
