import type { ReactElement } from 'react'
import { Link } from '../link/link'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { MenuFrame, type MenuTriggerProps } from './menu-frame'
import { Dot, Item, Line } from './menu-parts'

/** Link or action of a {@link Menu}. */
export interface MenuItem {
  label: string
  href?: string
  /** Called when the entry has no `href`. */
  onSelect?: () => void
  /** Shows a dot. Screen readers read this text after the label, for example 有未读消息. */
  mark?: string
  /** Draws a separator above the entry. */
  separated?: boolean
}

export interface MenuProps extends MenuTriggerProps {
  /** Actions and links in this order. */
  items: readonly MenuItem[] | null | undefined
}

/** Button that opens a menu of links and actions. */
export function Menu({ items, ...frame }: MenuProps): ReactElement {
  return (
    <MenuFrame {...frame}>
      {items?.map((item) => [
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
