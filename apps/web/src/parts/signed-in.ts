import { createPart } from './part'

/** What only somebody with a token needs: the account, its signals, the way out. */
export const signedIn = createPart(() => import('./signed-in-code'))
