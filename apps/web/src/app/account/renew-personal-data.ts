import { personalScopes } from '@shuyuan/api/query'
import type { Services } from '../services'

/**
 * Lets go of what belongs to one account: what is not on screen is dropped, what is on screen is asked
 * again and stays meanwhile, so that nothing typed beside it is lost.
 */
export function renewPersonalData({ queryClient }: Services): void {
  for (const queryKey of personalScopes) {
    queryClient.removeQueries({ queryKey, type: 'inactive' })
    void queryClient.invalidateQueries({ queryKey })
  }
}
