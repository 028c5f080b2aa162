import { Section, media, token } from '@shuyuan/ui'
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

interface CourseGoalsProps {
  title: string
  items: readonly string[]
}

/** Goals of a course, in two columns. */
export function CourseGoals({ title, items }: CourseGoalsProps) {
  return (
    <Section title={title}>
      <List role="list">
        {items.map((item) => (
          <Item key={item}>
            <Check size={20} aria-hidden />
            {item}
          </Item>
        ))}
      </List>
    </Section>
  )
}
