import type { ReactElement } from 'react'
import type { CourseScene } from '@shuyuan/api'
import { FilterRow } from '@shuyuan/ui'
import { useMessages } from '../courses-locale-provider/use-messages'
import { filterMessages } from '../messages'

export interface SceneFilterProps {
  /** The selected scene. */
  scene: CourseScene
  /** Returns the URL of the list for a scene. */
  hrefFor: (scene: CourseScene) => string
}

/** Links to all courses, free ones, and the most bought first. */
export function SceneFilter({ scene, hrefFor }: SceneFilterProps): ReactElement {
  const messages = useMessages(filterMessages)
  const scenes: [CourseScene, string][] = [
    ['', messages.all],
    ['free', messages.sceneFree],
    ['sub', messages.scenePopular],
  ]
  return (
    <FilterRow
      label={messages.scenes}
      items={scenes.map(([value, label]) => ({
        label,
        href: hrefFor(value),
        current: value === scene,
      }))}
    />
  )
}
