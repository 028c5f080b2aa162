import type { HeadedListItem } from '@shuyuan/rich-text'
import { Link, Section, media, token } from '@shuyuan/ui'
import { Check } from 'lucide-react'
import { styled } from 'styled-components'

const List = styled.ul`
  display: grid;
  gap: ${token('space-3')} ${token('space-6')};
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space-3')};
  svg {
    margin-block-start: 0.2em;
    color: ${token('success')};
  }
`

const Details = styled.ul`
  list-style: disc;
  padding-inline-start: 1.2em;
  color: ${token('text-muted')};
`

/** Words of a goal, then its details. */
function Words({ words, items }: HeadedListItem) {
  return (
    <div>
      {words.map(({ text, href }, index) =>
        href === undefined ? (
          text
        ) : (
          <Link key={index} href={href}>
            {text}
          </Link>
        ),
      )}
      {items.length > 0 && (
        <Details>
          {items.map((item, index) => (
            <li key={index}>
              <Words {...item} />
            </li>
          ))}
        </Details>
      )}
    </div>
  )
}

interface CourseGoalsProps {
  title: string
  items: readonly HeadedListItem[]
}

/** Goals of a course, in two columns. */
export function CourseGoals({ title, items }: CourseGoalsProps) {
  return (
    <Section title={title}>
      <List role="list">
        {items.map((item, index) => (
          <Item key={index}>
            <Check size={20} aria-hidden />
            <Words {...item} />
          </Item>
        ))}
      </List>
    </Section>
  )
}
