import {
  useEffect,
  useId,
  useReducer,
  useRef,
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import type { AuthError } from '../port/auth-error'
import type { AuthAction } from '../port/auth-event'
import { failureText, useShownFailure } from '../provider/failure-text'
import { useAuthMessages } from '../provider/auth-hooks'
import {
  type AuthField,
  type AuthFieldErrors,
  type AuthFieldValues,
  fieldOfCode,
} from './auth-field'
import { findErrors, type FieldRules } from './field-rules'
import { bindFields, type AuthFieldBinding } from './input-props'
import { formReducer, initialFormState } from './form-machine'
import { useSubmission } from './use-submission'

/**
 * Whether a key press belongs to an input method. Safari ends the composition before the key event
 * and marks it with key code 229 only.
 */
function isComposing(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229
}

/** What {@link useAuthForm} works with. */
export interface AuthFormOptions {
  /** What submitting the form is, for `beforeSubmit` and for events. */
  action: AuthAction
  /** The fields the form shows, in reading order. */
  fields: readonly AuthField[]
  rules: FieldRules
  initial?: Partial<AuthFieldValues>
  /** Hears the phone while it is typed. */
  onMobileChange?(mobile: string): void
  /** Sends the values; texts come without blanks around them, the password as typed. */
  submit(values: AuthFieldValues, signal: AbortSignal): Promise<void>
}

/** A form's state and ways to change it. */
export interface AuthForm extends AuthFieldBinding {
  values: AuthFieldValues
  errors: AuthFieldErrors
  /** What the server said of no single field, or `null`. */
  failure: string | null
  /** What is to be heard of an error that is seen at a field, or `null`. */
  announcement: string | null
  isSubmitting: boolean
  set(field: AuthField, value: string): void
  focus(field: AuthField): void
  /** Shows errors found before anything was sent and focuses the first. */
  reject(errors: AuthFieldErrors, first: AuthField): void
  /** Shows a failure that is not the submission's own. */
  report(error: AuthError): void
  /** To be spread on the `form` element. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>
    /** Keeps what a browser sends before the script runs out of the URL. */
    method: 'post'
    noValidate: true
    onSubmit(event: FormEvent<HTMLFormElement>): void
    onKeyDown(event: KeyboardEvent): void
  }
  /** To be spread on a text field of `@shuyuan/ui`, which knows `error`; `inputProps` is for an `input`. */
  fieldProps(field: AuthField): {
    name: string
    value: string
    error: string | undefined
    onChange(event: ChangeEvent<HTMLInputElement>): void
  }
}

function trimmed(values: AuthFieldValues): AuthFieldValues {
  return {
    ...values,
    mobile: values.mobile.trim(),
    captcha: values.captcha.trim(),
    mobileCode: values.mobileCode.trim(),
  }
}

/** Binds the form machine to React: checks, sends once, shows what came back, focuses. */
export function useAuthForm(options: AuthFormOptions): AuthForm {
  const { action, fields, rules, initial, onMobileChange, submit } = options
  const messages = useAuthMessages()
  const showFailure = useShownFailure()
  const submission = useSubmission(action)
  const id = useId()
  const ref = useRef<HTMLFormElement>(null)
  const [state, dispatch] = useReducer(formReducer, initial, initialFormState)
  const { values, errors, failure, announcement, focus } = state

  useEffect(() => {
    if (focus === null) return
    const { field } = focus
    ref.current
      ?.querySelector<HTMLElement>(
        `[name="${field}"], [data-auth-field="${field}"] :is(input, button, [tabindex])`,
      )
      ?.focus()
  }, [focus])

  function set(field: AuthField, value: string) {
    dispatch({ type: 'changed', field, value })
    if (field === 'mobile') onMobileChange?.(value)
  }

  function send() {
    if (state.status === 'submitting') return
    const found = findErrors(fields, rules, values)
    if (found) {
      dispatch({ type: 'rejected', ...found })
      return
    }
    dispatch({ type: 'submitted' })
    const sent = trimmed(values)
    submission.run(
      (signal) => submit(sent, signal),
      {
        done: () => dispatch({ type: 'finished' }),
        stopped: (message, field) => dispatch({ type: 'refused', ...shownFailure(message, field) }),
      },
      sent.mobile,
    )
  }

  function shownFailure(message: string | null, about?: AuthField) {
    const field = about !== undefined && fields.includes(about) ? about : undefined
    return { message, field, quiet: showFailure(message) === null }
  }

  return {
    ...bindFields({ id, action, messages, values, errors, set }),
    values,
    errors,
    failure: failure || null,
    announcement,
    isSubmitting: state.status === 'submitting',
    set,
    focus: (field) => dispatch({ type: 'focus-asked', field }),
    reject: (found, first) => dispatch({ type: 'rejected', errors: found, first }),
    report: (error) =>
      dispatch({
        type: 'reported',
        ...shownFailure(failureText(error, messages), fieldOfCode(error.code)),
      }),
    formProps: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        send()
      },
      onKeyDown(event) {
        if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault()
      },
    },
    fieldProps: (field) => ({
      name: field,
      value: values[field],
      error: errors[field],
      onChange: (event) => set(field, event.target.value),
    }),
  }
}
