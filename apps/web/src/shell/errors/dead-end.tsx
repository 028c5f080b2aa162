import {
  Container,
  media,
  PageHeading,
  ruledBand,
  ruledSheet,
  StateImage,
  token,
} from '@shuyuan/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PopularCourses } from '../../core/page/popular-courses'

const Band = styled.div`
  ${ruledBand}
`

const Top = styled(Container)`
  ${ruledSheet()}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${token('space-5')} ${token('space-9')};
  padding-block: ${token('space-6')};
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) 320px;
    padding-block: ${token('space-9')};
    & > :first-child {
      order: 1;
      inline-size: 100%;
    }
  }
`

const Courses = styled(Container)`
  padding-block-end: ${token('space-10')};
`

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${token('space-4')};
  max-inline-size: 36rem;
  & > h1 {
    font: ${token('type-display')};
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
`

interface DeadEndProps {
  title: string
  /** Explanation and actions. */
  children: ReactNode
}

/** Error page with a message and popular courses. */
export function DeadEnd({ title, children }: DeadEndProps) {
  return (
    <>
      <Band>
        <Top>
          <StateImage kind="lost" />
          <Words>
            <PageHeading>{title}</PageHeading>
            {children}
          </Words>
        </Top>
      </Band>
      <Courses>
        <PopularCourses />
      </Courses>
    </>
  )
}

DeadEnd.Actions = Actions
