import { useId, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../theme/token'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-4')};
  margin-block-end: ${token('space-5')};
`

/** Aligns the text of a ghost button with the edges of the page, also on a line of its own. */
const Action = styled.div`
  margin-inline: calc(-1 * ${token('space-3')});
`

const Heading = styled.h2`
  margin: 0;
  font: ${token('type-heading')};
`

export interface SectionProps {
  /** Heading of the section. */
  title: string
  /** Level of the heading. @default 2 */
  level?: 2 | 3
  /** Whether a short rule is above a heading of level 2. @default true */
  hasRule?: boolean
  /** At the end of the heading's line: a small ghost button such as 更多. */
  action?: ReactNode
  /** Content of the section. */
  children: ReactNode
  /** Class of the root element. */
  className?: string
}

/** Part of a page with a heading, exposed as a region with its name. */
export function Section({
  title,
  level = 2,
  hasRule = true,
  action,
  children,
  className,
}: SectionProps): ReactElement {
  const id = useId()
  return (
    <section className={className} aria-labelledby={id}>
      <Head>
        <Heading as={`h${level}`} id={id} data-section={hasRule || undefined}>
          {title}
        </Heading>
        {action && <Action>{action}</Action>}
      </Head>
      {children}
    </section>
  )
}
