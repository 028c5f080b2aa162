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
  /** Takes over what the inputs hold by now, as a password manager may have set it without an event. */
  read(): AuthFieldValues
  focus(field: AuthField): void
  /** Shows errors found before anything was sent and focuses the first. */
  reject(errors: AuthFieldErrors, first: AuthField): void
  /** Shows a failure that is not the submission's own. */
  report(error: AuthError): void
  /** To be spread on the `form` element. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>
    /** Before the script runs, the browser neither sends this form nor leaves the page. */
    method: 'dialog'
    noValidate: true
    onSubmit(event: FormEvent<HTMLFormElement>): void
    onKeyDown(event: KeyboardEvent): void
  }
  /** To be spread on a text field of `@shuyuan/ui`, which knows `error`; `inputProps` is for an `input`. */
  fieldProps(field: AuthField): {
    name: string
    /** The input keeps its own value, so that rendering does not undo what a password manager set. */
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

  // What was typed or filled in before the script ran.
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
    focus: (field) => dispatch({ type: 'focus-asked', field }),
    reject: (found, first) => dispatch({ type: 'rejected', errors: found, first }),
    report: (error) =>
      dispatch({
        type: 'reported',
        ...shownFailure(failureText(error, messages), fieldOfCode(error.code)),
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
