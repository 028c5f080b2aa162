import type { TransformContext } from '../transforms/transform'
import { placeOf, slotAttribute } from './slots'

/**
 * A source can contain slot attributes like ours. Each becomes the plain element that `fillSlots` expects, or
 * is removed.
 */
export function straightenSlots(root: ParentNode, { slots }: TransformContext): void {
  for (const mark of root.querySelectorAll(`[${slotAttribute}]`)) {
    const index = mark.getAttribute(slotAttribute) ?? ''
    const slot = slots[Number(index)]
    if (!slot || !/^\d+$/.test(index)) {
      mark.removeAttribute(slotAttribute)
      continue
    }
    const place = mark.ownerDocument.createElement(placeOf(slot))
    place.setAttribute(slotAttribute, index)
    mark.replaceWith(place)
  }
}
