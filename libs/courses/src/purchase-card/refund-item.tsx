import type { ReactElement } from 'react'
import { RotateCcw } from 'lucide-react'

/** The school's refund policy as a list item of a purchase card. */
export function RefundItem({ text }: { text: string }): ReactElement {
  return (
    <li>
      <RotateCcw size={18} aria-hidden />
      {text}
    </li>
  )
}
