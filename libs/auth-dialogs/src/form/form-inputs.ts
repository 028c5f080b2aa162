import type { AuthField, AuthFieldValues } from './auth-field'
import { readField } from './read-field'

function inputOf(form: HTMLFormElement | null, field: AuthField): HTMLInputElement | null {
  const input = form?.elements.namedItem(field)
  return input instanceof HTMLInputElement ? input : null
}

/** Reads the inputs of a form. Fields without an input keep their value. */
export function readInputs(
  form: HTMLFormElement | null,
  fields: readonly AuthField[],
  values: AuthFieldValues,
): AuthFieldValues {
  const read = { ...values }
  for (const field of fields) {
    const input = inputOf(form, field)
    if (input?.type === 'checkbox') read[field] = input.checked ? 'on' : ''
    else if (input) read[field] = readField(field, input.value)
  }
  return read
}

/** Writes a value to its input, unless the input already has it. */
export function writeInput(form: HTMLFormElement | null, field: AuthField, value: string): void {
  const input = inputOf(form, field)
  if (input && input.type !== 'checkbox' && input.value !== value) input.value = value
}
