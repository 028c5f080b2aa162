import { token } from '@shuyuan/ui'

const inks = ['seal', 'success', 'accent-text', 'member', 'warning'] as const

/** Color of a subject, the same on each of its courses. */
export function subjectInk(categoryId: number): string {
  return token(inks[categoryId % inks.length] ?? 'seal')
}
