import type { AuthSubmission, AuthVeto } from '../port/auth-veto'
import type { AuthConfig } from '../provider/auth-config'

/**
 * Asks the host whether something may be sent.
 * @returns its veto, `null` when it has none; rejects when the signal aborts meanwhile
 */
export async function askHost(
  config: AuthConfig,
  submission: AuthSubmission,
  signal: AbortSignal,
): Promise<AuthVeto | null> {
  if (!config.beforeSubmit) return null
  const veto = (await config.beforeSubmit(submission, signal)) ?? null
  signal.throwIfAborted()
  return veto
}
