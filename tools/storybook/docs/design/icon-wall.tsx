import { IconGallery, IconItem } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { usedIcons, iconFile } from './used-icons'

/** All icons of the product, each with its name in lucide and its meaning. A click downloads it. */
export function IconWall(): ReactElement {
  return (
    <IconGallery>
      {Object.entries(usedIcons).map(([name, [Icon, meaning]]) => (
        <IconItem key={name} name={`${name} ${meaning}`}>
          <a href={iconFile(name)} download aria-label={`${name} SVG`} style={{ color: 'inherit' }}>
            <Icon size={20} />
          </a>
        </IconItem>
      ))}
    </IconGallery>
  )
}
