import type { Sandbox } from '../sandbox'

const required = ['user_agreement', 'privacy_policy'] as const

export type RequiredAgreement = (typeof required)[number]

interface AgreementRow {
  id: number
  type: string
  title: string
  html: string
}

/** Returns the latest agreement of a kind, which is the published one. */
export function publishedAgreement({ store }: Sandbox, type: string): AgreementRow | undefined {
  return store.one<AgreementRow>('SELECT * FROM agreements WHERE type = ? ORDER BY id DESC', type)
}

/** True if no such agreement is published. */
export function hasAgreed(sandbox: Sandbox, memberId: number, type: RequiredAgreement): boolean {
  const agreement = publishedAgreement(sandbox, type)
  if (!agreement) return true
  return (
    sandbox.store.one(
      'SELECT 1 FROM agreement_records WHERE user_id = ? AND agreement_id = ?',
      memberId,
      agreement.id,
    ) !== undefined
  )
}

/** Records consent to every published required agreement. */
export function agreeToAll(sandbox: Sandbox, memberId: number) {
  for (const type of required) {
    const agreement = publishedAgreement(sandbox, type)
    if (!agreement) continue
    sandbox.store.run(
      'INSERT OR IGNORE INTO agreement_records VALUES (?, ?, ?)',
      memberId,
      agreement.id,
      sandbox.clock.seconds(),
    )
  }
}
