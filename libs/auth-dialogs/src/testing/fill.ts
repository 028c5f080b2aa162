import { fireEvent, screen } from '@testing-library/react'

/** Enters values by field label. */
export function fill(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
}
