import type { ReactElement } from 'react'
import { Link } from '../link/link'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { MenuFrame, type MenuTriggerProps } from './menu-frame'
import { Dot, Item, Line } from './menu-parts'

/** One entry of a {@link Menu}: a place to go or a thing to do. */
export interface MenuItem {
  label: string
  /** Where it leads. */
  href?: string
  /** What it does, when it has no `href`. */
  onSelect?: () => void
  /** Shows a dot and reads this out after the label, as 有未读消息. */
  mark?: string
  /** Draws a line above it. */
  separated?: boolean
}

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
