import { isComposing } from '@shuyuan/ui'
import {
  useEffect,
  useEffectEvent,
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
import { failureText } from '../provider/failure-text'
import { useAuthMessages } from '../provider/auth-hooks'
import {
  type AuthField,
  type AuthFieldErrors,
  type AuthFieldValues,
  fieldOfCode,
} from './auth-field'
import { readInputs, writeInput } from './form-inputs'
import { findErrors, type FieldRules } from './field-rules'
import { bindFields, type AuthFieldBinding } from './input-props'
import { formReducer, initialFormState } from './form-machine'
import { readField } from './read-field'
import { useShownFailure } from '../provider/use-shown-failure'
import { useSubmission } from './use-submission'

export interface AuthFormOptions {
  /** Name of the submission in `beforeSubmit` and events. */
  action: AuthAction
  /** Fields of the form, in reading order. */
  fields: readonly AuthField[]
  rules: FieldRules
  initial?: Partial<AuthFieldValues>
  /** Called while the phone is typed. */
  onMobileChange?(mobile: string): void
  /** Sends the values. All are trimmed except the password. */
  submit(values: AuthFieldValues, signal: AbortSignal): Promise<void>
}

export interface AuthForm extends AuthFieldBinding {
  values: AuthFieldValues
  errors: AuthFieldErrors
  /** Error of the whole form, or `null`. */
  failure: string | null
  /** Announcement for screen readers of an error that is shown at a field, or `null`. */
  announcement: string | null
  isSubmitting: boolean
  set(field: AuthField, value: string): void
  /** Reads the inputs, because a password manager may fill them without an event. */
  read(): AuthFieldValues
  focus(field: AuthField): void
  /** Shows validation errors and focuses the first field. */
  reject(errors: AuthFieldErrors, first: AuthField): void
  /**
   * Shows an error that did not come from the submission.
   *
   * @param secondsLeft what a button counts until the next attempt
   */
  report(error: AuthError, secondsLeft?: number): void
  /** Props for the `<form>`. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>
    /** Prevents the browser from submitting the form before hydration. */
    method: 'dialog'
    noValidate: true
    onSubmit(event: FormEvent<HTMLFormElement>): void
    onKeyDown(event: KeyboardEvent): void
  }
  /** Props for a `TextField` of `@shuyuan/ui`. Use `inputProps` for an `<input>`. */
  fieldProps(field: AuthField): {
    name: string
    /** Uncontrolled, so that rendering does not overwrite what a password manager filled in. */
    defaultValue: string
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

/** State of an account form: validates, submits once at a time, shows errors and moves the focus. */
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

  function set(field: AuthField, text: string) {
    const value = readField(field, text)
    dispatch({ type: 'changed', field, value })
    writeInput(ref.current, field, value)
    if (field === 'mobile') onMobileChange?.(value)
  }

  function read(): AuthFieldValues {
    const found = readInputs(ref.current, fields, values)
    for (const field of fields) {
      writeInput(ref.current, field, found[field])
      if (found[field] !== values[field]) dispatch({ type: 'changed', field, value: found[field] })
    }
    if (found.mobile !== values.mobile) onMobileChange?.(found.mobile)
    return found
  }

  // The visitor or a password manager may have filled in the form before hydration.
  const readAtStart = useEffectEvent(() => {
    read()
  })
  useEffect(() => readAtStart(), [])

  function send() {
    if (state.status === 'submitting') return
    const current = read()
    const found = findErrors(fields, rules, current)
    if (found) {
      dispatch({ type: 'rejected', ...found })
      return
    }
    dispatch({ type: 'submitted' })
    showFailure(null)
    const sent = trimmed(current)
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
    read,
    focus: (field) => dispatch({ type: 'focus-requested', field }),
    reject: (found, first) => dispatch({ type: 'rejected', errors: found, first }),
    report: (error, secondsLeft) =>
      dispatch({
        type: 'reported',
        ...shownFailure(failureText(error, messages, secondsLeft), fieldOfCode(error.code)),
      }),
    formProps: {
      ref,
      method: 'dialog',
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
      defaultValue: values[field],
      error: errors[field],
      onChange: (event) => set(field, event.target.value),
    }),
  }
}
