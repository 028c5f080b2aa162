import { token } from '@shuyuan/ui'

const inks = ['seal', 'success', 'price', 'member', 'accent-text', 'text-muted'] as const

/** Color of a category, the same for the books and the pages of its courses. */
export function subjectInk(categoryId: number): string {
  return token(inks[categoryId % inks.length] ?? 'seal')
}
