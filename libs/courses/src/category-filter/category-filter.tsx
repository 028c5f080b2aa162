import type { ReactElement } from 'react'
import type { CourseCategory } from '@shuyuan/api'
import { FilterRow, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { filterMessages } from '../messages'

const Rows = styled.div`
  display: grid;
  gap: ${token('space-2')};
`

export interface CategoryFilterProps {
  /** Categories with their subcategories. */
  categories: readonly CourseCategory[]
  /** Selected category of either level; 0 for all. */
  categoryId: number
  /** Number of courses by ID of the category; 0 for all. Categories without one show none. */
  counts?: Partial<Record<number, number>> | undefined
  /** URL of the list filtered by a category; 0 for all. */
  hrefFor: (categoryId: number) => string
}

/**
 * Links to the categories in two levels. The second level appears when the selected category has
 * children.
 */
export function CategoryFilter({
  categories,
  categoryId,
  counts,
  hrefFor,
}: CategoryFilterProps): ReactElement {
  const messages = useMessages(filterMessages)
  const parent = categories.find(
    ({ id, children }) => id === categoryId || children.some((child) => child.id === categoryId),
  )
  const item = ({ id, name }: { id: number; name: string }, current: boolean) => {
    const count = counts?.[id]
    return {
      label: name,
      href: hrefFor(id),
      current,
      count,
      title: count === undefined ? undefined : messages.courseCount(count),
    }
  }
  return (
    <Rows>
      <FilterRow
        label={messages.categories}
        items={[
          item({ id: 0, name: messages.all }, categoryId === 0),
          ...categories.map((category) => item(category, category.id === parent?.id)),
        ]}
      />
      {parent && parent.children.length > 0 && (
        <FilterRow
          label={messages.subcategories}
          items={[
            item({ id: parent.id, name: messages.all }, categoryId === parent.id),
            ...parent.children.map((child) => item(child, child.id === categoryId)),
          ]}
        />
      )}
    </Rows>
  )
}
