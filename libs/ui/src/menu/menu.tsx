import type { ReactElement } from 'react'
import { Link } from '../link/link'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { MenuFrame, type MenuTriggerProps } from './menu-frame'
import type { MenuItem } from './menu-item'
import { Dot, Item, Line } from './menu-parts'

/** Properties of {@link Menu}. */
export interface MenuProps extends MenuTriggerProps {
  items: MenuItem[]
}

/** A button that opens a menu of places to go and things to do. */
export function Menu({ items, ...frame }: MenuProps): ReactElement {
  return (
    <MenuFrame {...frame}>
      {items.map((item) => [
        item.separated && <Line key={`above ${item.label}`} />,
        <Entry key={item.label} {...item} />,
      ])}
    </MenuFrame>
  )
}

function Entry({ label, href, onSelect, mark }: MenuItem) {
  const content = (
    <>
      {label}
      {mark && <Dot aria-hidden />}
      {mark && <VisuallyHidden>{mark}</VisuallyHidden>}
    </>
  )
  if (href === undefined) return <Item onSelect={onSelect}>{content}</Item>
  return (
    <Item asChild onSelect={onSelect}>
      <Link href={href}>{content}</Link>
    </Item>
  )
}
