import type { ReactElement, ReactNode } from 'react'
import type { StudyList } from '@shuyuan/api'
import { Tabs } from '@shuyuan/ui'
import { studyMessages } from '../messages'

/** Properties of {@link StudyTabs}. */
export interface StudyTabsProps {
  list: StudyList
  onListChange: (list: StudyList) => void
  /** Content of the current tab. */
  children: ReactNode
}

/** The three lists of the study center as tabs. */
export function StudyTabs({ list, onListChange, children }: StudyTabsProps): ReactElement {
  return (
    <Tabs<StudyList>
      label={studyMessages.lists}
      value={list}
      onValueChange={onListChange}
      items={[
        { value: 'learned', label: studyMessages.learning, content: children },
        { value: 'bought', label: studyMessages.boughtCourses, content: children },
        { value: 'favorites', label: studyMessages.favoriteCourses, content: children },
      ]}
    />
  )
}
