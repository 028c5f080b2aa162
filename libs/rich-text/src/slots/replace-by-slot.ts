import { placeOf, slotAttribute, type Slot } from './slots'

/** Creates the placeholder of a new slot. */
export function addSlotElement(owner: Document, slot: Slot, slots: Slot[]): Element {
  const place = owner.createElement(placeOf(slot))
  place.setAttribute(slotAttribute, String(slots.length))
  slots.push(slot)
  return place
}

/** Replaces an element by a slot placeholder. */
export function replaceBySlot(element: Element, slot: Slot, slots: Slot[]): void {
  element.replaceWith(addSlotElement(element.ownerDocument, slot, slots))
}
