import {
  emptyFieldValues,
  type AuthField,
  type AuthFieldErrors,
  type AuthFieldValues,
} from './auth-field'

export interface FormState {
  values: AuthFieldValues
  /** Shown at the fields. */
  errors: AuthFieldErrors
  /** Shown for the whole form. */
  failure: string | null
  /** Announcement of an error that is shown at a field. */
  announcement: string | null
  status: 'editing' | 'submitting'
  /** Field to focus. Every new object moves the focus again. */
  focus: { field: AuthField } | null
}

export type FormEvent =
  | { type: 'changed'; field: AuthField; value: string }
  /** Validation failed, nothing was sent. `first` is the first invalid field in reading order. */
  | { type: 'rejected'; errors: AuthFieldErrors; first: AuthField }
  | { type: 'submitted' }
  | { type: 'finished' }
  /**
   * The submission failed; the values stay. The message is shown at `field`, or for the whole form without
   * one. `quiet` if it was already announced elsewhere.
   */
  | { type: 'refused'; message: string | null; field?: AuthField; quiet?: boolean }
  /** Something other than the submission failed, such as sending an SMS. */
  | { type: 'reported'; message: string | null; field?: AuthField; quiet?: boolean }
  | { type: 'focus-requested'; field: AuthField }

export function initialFormState(values: Partial<AuthFieldValues> = {}): FormState {
  return {
    values: { ...emptyFieldValues, ...values },
    errors: {},
    failure: null,
    announcement: null,
    status: 'editing',
    focus: null,
  }
}

/** Reducer of a form: editing, submitting, and back to editing with the errors. */
export function formReducer(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'changed':
      return {
        ...state,
        values: { ...state.values, [event.field]: event.value },
        errors: { ...state.errors, [event.field]: undefined },
      }
    case 'rejected':
      return {
        ...state,
        errors: event.errors,
        failure: null,
        announcement: null,
        focus: { field: event.first },
      }
    case 'submitted':
      return {
        ...state,
        errors: {},
        failure: null,
        announcement: null,
        status: 'submitting',
        focus: null,
      }
    case 'finished':
      return { ...state, status: 'editing' }
    case 'refused':
    case 'reported':
      return {
        ...state,
        ...placed(state, event),
        status: event.type === 'refused' ? 'editing' : state.status,
      }
    case 'focus-requested':
      return { ...state, focus: { field: event.field } }
  }
}

function placed(
  { errors }: FormState,
  { message, field, quiet = false }: Extract<FormEvent, { type: 'refused' | 'reported' }>,
): Pick<FormState, 'errors' | 'failure' | 'announcement' | 'focus'> {
  const heard = quiet ? null : message
  if (field === undefined) return { errors, failure: heard, announcement: null, focus: null }
  return {
    errors: { ...errors, [field]: message ?? undefined },
    failure: null,
    announcement: heard,
    focus: { field },
  }
}
