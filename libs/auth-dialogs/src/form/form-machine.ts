import {
  emptyFieldValues,
  type AuthField,
  type AuthFieldErrors,
  type AuthFieldValues,
} from './auth-field'

/** Where a form stands. */
export interface FormState {
  values: AuthFieldValues
  /** What is wrong with single fields, shown at them. */
  errors: AuthFieldErrors
  /** What the server said, shown for the whole form. */
  failure: string | null
  /** What is heard of an error that is shown at a field. */
  announcement: string | null
  status: 'editing' | 'submitting'
  /** The field to be focused; every new object asks again. */
  focus: { field: AuthField } | null
}

/** What can happen to a {@link FormState}. */
export type FormEvent =
  | { type: 'changed'; field: AuthField; value: string }
  /** Checks found errors, nothing was sent. `first` is the first bad field in reading order. */
  | { type: 'rejected'; errors: AuthFieldErrors; first: AuthField }
  | { type: 'submitted' }
  | { type: 'finished' }
  /**
   * The submission was refused; typed values stay. The message is shown at `field`, or, without one,
   * for the whole form. `quiet` when it is said elsewhere already.
   */
  | { type: 'refused'; message: string | null; field?: AuthField; quiet?: boolean }
  /** Something beside the submission failed, such as the sending of an SMS. */
  | { type: 'reported'; message: string | null; field?: AuthField; quiet?: boolean }
  | { type: 'focus-asked'; field: AuthField }

/** An untouched form. */
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

/** The form machine: editing, submitting, and back with what went wrong. */
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
    case 'focus-asked':
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
