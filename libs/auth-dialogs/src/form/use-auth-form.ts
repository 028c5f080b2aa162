import {
  useEffect,
  useReducer,
  useRef,
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { useTask } from '../effects/use-task'
import type { AuthError } from '../port/auth-error'
import type { AuthAction } from '../port/auth-event'
import { failureText } from '../provider/failure-text'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages } from '../provider/use-auth-messages'
import { askHost } from './ask-host'
import type { AuthField, AuthFieldErrors, AuthFieldValues } from './auth-field'
import { fieldOfCode } from './field-of-code'
import { findErrors, type FieldRules } from './find-errors'
import { formReducer, initialFormState } from './form-machine'
import { isComposing } from './is-composing'

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
export interface AuthForm {
  values: AuthFieldValues
  errors: AuthFieldErrors
  /** What the server said of no single field, or `null`. */
  failure: string | null
  /** What is to be heard of an error that is seen at a field, or `null`. */
  announcement: string | null
  submitting: boolean
  set(field: AuthField, value: string): void
  focus(field: AuthField): void
  /** Shows errors found before anything was sent and focuses the first. */
  reject(errors: AuthFieldErrors, first: AuthField): void
  /** Shows a failure that is not the submission's own. */
  report(error: AuthError): void
  /** To be spread on the `form` element. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onSubmit(event: FormEvent<HTMLFormElement>): void
    onKeyDown(event: KeyboardEvent): void
  }
  /** To be spread on a text field. */
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
  const { config, emit } = useAuthContext()
  const messages = useAuthMessages()
  const task = useTask()
  const ref = useRef<HTMLFormElement>(null)
  const [state, dispatch] = useReducer(formReducer, initial, initialFormState)
  const { values, errors, failure, announcement, focus } = state

  useEffect(() => {
    if (focus === null) return
    const { field } = focus
    ref.current
      ?.querySelector<HTMLElement>(`[name="${field}"], [data-auth-field="${field}"] button`)
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
    task.run(
      async (signal) => {
        const veto = await askHost(config, { action, mobile: sent.mobile }, signal)
        if (veto !== null) return veto
        emit({ type: 'submitted', action })
        await submit(sent, signal)
        return null
      },
      {
        done(veto) {
          if (veto === null) {
            dispatch({ type: 'finished' })
            return
          }
          emit({ type: 'vetoed', action })
          const { message, field } = veto === false ? { message: null } : veto
          dispatch({ type: 'refused', ...told(message, field) })
        },
        failed(error) {
          const { kind, code = null } = error
          emit({ type: 'failed', action, kind, code })
          dispatch({ type: 'refused', ...toldOf(error) })
        },
      },
    )
  }

  /** Where a message is shown; it goes to the host as well, or instead, if the host wants that. */
  function told(message: string | null, about?: AuthField) {
    const field = about !== undefined && fields.includes(about) ? about : undefined
    const quiet = config.failures === 'notify' && config.notify !== undefined
    if (quiet && message !== null) config.notify?.('error', message)
    return { message, field, quiet }
  }

  function toldOf(error: AuthError) {
    return told(failureText(error, messages), fieldOfCode(error.code))
  }

  return {
    values,
    errors,
    failure: failure || null,
    announcement,
    submitting: state.status === 'submitting',
    set,
    focus: (field) => dispatch({ type: 'focus-asked', field }),
    reject: (found, first) => dispatch({ type: 'rejected', errors: found, first }),
    report: (error) => dispatch({ type: 'reported', ...toldOf(error) }),
    formProps: {
      ref,
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
