import { fireEvent, screen } from '@testing-library/react'

/** Puts values into the fields with these labels. */
export function fill(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
}
