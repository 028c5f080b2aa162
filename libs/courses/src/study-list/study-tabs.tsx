import type { ReactElement, ReactNode } from 'react'
import type { StudyList } from '@shuyuan/api'
import { Tabs } from '@shuyuan/ui'
import { useMessages } from '../courses-locale-provider/use-messages'
import { studyMessages } from '../messages'

export interface StudyTabsProps {
  /** The selected list. */
  list: StudyList
  /** May return a promise: the new tab is current until it settles. */
  onListChange: (list: StudyList) => unknown
  /** Content of the current tab. */
  children: ReactNode
}

/** Tabs of the three study lists. */
export function StudyTabs({ list, onListChange, children }: StudyTabsProps): ReactElement {
  const messages = useMessages(studyMessages)
  return (
    <Tabs<StudyList>
      label={messages.lists}
      value={list}
      onValueChange={onListChange}
      items={[
        { value: 'learned', label: messages.learning, content: children },
        { value: 'bought', label: messages.boughtCourses, content: children },
        { value: 'favorites', label: messages.favoriteCourses, content: children },
      ]}
    />
  )
}
