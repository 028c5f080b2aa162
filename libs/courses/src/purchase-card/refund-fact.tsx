import type { ReactElement } from 'react'
import { RotateCcw } from 'lucide-react'

/** The school's words on refunds, among the facts of a purchase card. */
export function RefundFact({ text }: { text: string }): ReactElement {
  return (
    <li>
      <RotateCcw size={18} aria-hidden />
      {text}
    </li>
  )
}
