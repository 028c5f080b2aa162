import { urlAttacks } from './attacks/urls'
import { disguiseAttacks } from './attacks/disguises'
import { foreignAttacks } from './attacks/foreign'
import { markdownAttacks } from './attacks/markdown'
import { mathAttacks } from './attacks/math'
import { mutationAttacks } from './attacks/mutation'
import { parsingAttacks } from './attacks/parsing'
import { scriptAttacks } from './attacks/scripts'

/**
 * Texts that try to run script, load what they should not, or fake the page; after the kinds that
 * public collections list, written down anew. Only tests read them.
 */
export const attackStrings: readonly string[] = [
  ...urlAttacks,
  ...disguiseAttacks,
  ...foreignAttacks,
  ...markdownAttacks,
  ...mathAttacks,
  ...mutationAttacks,
  ...parsingAttacks,
  ...scriptAttacks,
]
