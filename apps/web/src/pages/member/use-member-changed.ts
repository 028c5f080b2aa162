import { toast } from '@shuyuan/ui'
import { loadMember } from '../../account'
import { useServices } from '../../use-services'

/** Says, if given words, that something of the account was changed, and has the account asked for again. */
export function useMemberChanged(): (said?: string) => Promise<void> {
  const services = useServices()
  return async (said) => {
    if (said !== undefined) toast.success(said)
    // It is changed, whether or not the fresh account can be had at once.
    await loadMember(services).catch(() => undefined)
  }
}
