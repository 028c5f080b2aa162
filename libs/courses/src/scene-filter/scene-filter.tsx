import type { ReactElement } from 'react'
import type { CourseScene } from '@shuyuan/api'
import { FilterRow } from '@shuyuan/ui'
import { filterMessages } from '../messages'

/** Properties of {@link SceneFilter}. */
export interface SceneFilterProps {
  scene: CourseScene
  hrefFor: (scene: CourseScene) => string
}

/** Links to all courses, the free ones, and the most bought first. */
export function SceneFilter({ scene, hrefFor }: SceneFilterProps): ReactElement {
  const scenes: [CourseScene, string][] = [
    ['', filterMessages.all],
    ['free', filterMessages.sceneFree],
    ['sub', filterMessages.scenePopular],
  ]
  return (
    <FilterRow
      label={filterMessages.scenes}
      items={scenes.map(([value, label]) => ({
        label,
        href: hrefFor(value),
        current: value === scene,
      }))}
    />
  )
}
