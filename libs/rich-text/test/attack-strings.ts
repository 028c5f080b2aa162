import { urlAttacks } from './attacks/urls'
import { disguiseAttacks } from './attacks/disguises'
import { editorAttacks } from './attacks/editors'
import { foreignAttacks } from './attacks/foreign'
import { markdownAttacks } from './attacks/markdown'
import { mathAttacks } from './attacks/math'
import { mutationAttacks } from './attacks/mutation'
import { parsingAttacks } from './attacks/parsing'
import { scriptAttacks } from './attacks/scripts'

/**
 * Texts that try to run scripts, load forbidden resources or imitate the page. They cover the kinds of
 * attacks in public collections, but none is copied from there. Only tests use them.
 */
export const attackStrings: readonly string[] = [
  ...urlAttacks,
  ...disguiseAttacks,
  ...editorAttacks,
  ...foreignAttacks,
  ...markdownAttacks,
  ...mathAttacks,
  ...mutationAttacks,
  ...parsingAttacks,
  ...scriptAttacks,
]
