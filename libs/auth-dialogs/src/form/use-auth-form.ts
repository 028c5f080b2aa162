import { isComposing } from '@shuyuan/ui'
import {
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import type { AuthError } from '../port/auth-error'
import type { AuthAction } from '../port/auth-event'
import { failureText } from '../provider/failure-text'
import { useAuthMessages } from '../provider/auth-hooks'
import { useShownFailure } from '../provider/use-shown-failure'
import {
  type AuthField,
  type AuthFieldErrors,
  type AuthFieldValues,
  emptyFieldValues,
  fieldOfCode,
} from './auth-field'
import { findErrors, type FieldRules } from './field-rules'
import { readField } from './read-field'
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

export interface AuthForm {
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
  /** Returns the error of a field by its rule, without showing it. `null` if it is valid. */
  check(field: AuthField, values: AuthFieldValues): string | null
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
  /** Props for a `TextField` of `@shuyuan/ui`. */
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

type FormState = Pick<AuthForm, 'values' | 'errors' | 'failure' | 'announcement'>

const nothingShown = { errors: {}, failure: null, announcement: null }

function updateForm(state: FormState, change: (state: FormState) => Partial<FormState>): FormState {
  return { ...state, ...change(state) }
}

/** State of an account form: validates, submits once at a time, shows errors and moves the focus. */
export function useAuthForm(options: AuthFormOptions): AuthForm {
  const { action, fields, rules, initial, onMobileChange, submit } = options
  const messages = useAuthMessages()
  const showFailure = useShownFailure()
  const { isRunning, run } = useSubmission(action)
  const ref = useRef<HTMLFormElement>(null)
  const [state, update] = useReducer(updateForm, {
    ...nothingShown,
    values: { ...emptyFieldValues, ...initial },
  })
  const { values, errors } = state
  // Every new object moves the focus again.
  const [focus, setFocus] = useState<{ field: AuthField } | null>(null)

  useEffect(() => {
    if (focus === null) return
    const { field } = focus
    ref.current
      ?.querySelector<HTMLElement>(
        `[name="${field}"], [data-auth-field="${field}"] :is(input, button, [tabindex])`,
      )
      ?.focus()
  }, [focus])

  function inputOf(field: AuthField): HTMLInputElement | null {
    const input = ref.current?.elements.namedItem(field)
    return input instanceof HTMLInputElement && input.type !== 'checkbox' ? input : null
  }

  function set(field: AuthField, text: string) {
    const value = readField(field, text)
    update(({ values, errors }) => ({
      values: { ...values, [field]: value },
      errors: { ...errors, [field]: undefined },
    }))
    const input = inputOf(field)
    if (input && input.value !== value) input.value = value
    if (field === 'mobile') onMobileChange?.(value)
  }

  function read(): AuthFieldValues {
    const found = { ...values }
    for (const field of fields) {
      const text = inputOf(field)?.value
      if (text === undefined) continue
      found[field] = readField(field, text)
      if (found[field] !== values[field] || found[field] !== text) set(field, text)
    }
    return found
  }

  // The visitor or a password manager may have filled in the form before hydration.
  const readAtStart = useEffectEvent(() => {
    read()
  })
  useEffect(() => readAtStart(), [])

  /** Shows an error at its field, or for the whole form. `notify` may have announced it already. */
  function show(message: string | null, about?: AuthField) {
    const field = about !== undefined && fields.includes(about) ? about : undefined
    const announced = showFailure(message)
    update(({ errors }) =>
      field === undefined
        ? { failure: announced, announcement: null }
        : {
            errors: { ...errors, [field]: message ?? undefined },
            failure: null,
            announcement: announced,
          },
    )
    if (field !== undefined) setFocus({ field })
  }

  function reject(errors: AuthFieldErrors, first: AuthField) {
    update(() => ({ ...nothingShown, errors }))
    setFocus({ field: first })
  }

  function send() {
    if (isRunning) return
    const current = read()
    const found = findErrors(fields, rules, current)
    if (found) {
      reject(found.errors, found.first)
      return
    }
    update(() => nothingShown)
    showFailure(null)
    const sent = trimmed(current)
    run((signal) => submit(sent, signal), { stopped: show, mobile: sent.mobile })
  }

  return {
    ...state,
    isSubmitting: isRunning,
    set,
    read,
    check: (field, values) => rules[field]?.(values) ?? null,
    focus: (field) => setFocus({ field }),
    reject,
    report: (error, secondsLeft) =>
      show(failureText(error, messages, secondsLeft), fieldOfCode(error.code)),
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
