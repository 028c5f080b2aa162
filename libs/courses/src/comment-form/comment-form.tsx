import { describeError } from '@shuyuan/api'
import { useRef, useState, type FormEvent, type ReactElement } from 'react'
import { Button, TextArea, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { commentMessages, languageMessages } from '../messages'
import { commentError, maxCommentLength } from '../rules/comment-error'

const Form = styled.form`
  display: grid;
  gap: ${token('space-3')};
`

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${token('space-2')};
`

export interface CommentFormProps {
  /**
   * Sends the text. If it rejects, the form keeps the text and shows the error below the field, so
   * don't show it elsewhere.
   */
  onSubmit: (content: string) => Promise<unknown>
  /** Initial text. */
  draft?: string
  /** Called on each change, and with `''` once the text was sent. Use it to store a draft. */
  onDraftChange?: (draft: string) => void
  /** Label of the field. @default '评论内容' */
  label?: string
  /** Label of the button. @default '发表评论' */
  submitLabel?: string
  /** Shows a cancel button, for replies. */
  onCancel?: () => void
  /** Focuses the field on mount, for replies. */
  autoFocus?: boolean
}

/** Form for a comment of at most 140 characters. */
export function CommentForm({
  onSubmit,
  draft = '',
  onDraftChange,
  label,
  submitLabel,
  onCancel,
  autoFocus,
}: CommentFormProps): ReactElement {
  const messages = useMessages(commentMessages)
  const { errors } = useMessages(languageMessages)
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(draft)
  const [error, setError] = useState<string>()
  const [isPending, setIsPending] = useState(false)

  function write(next: string) {
    setText(next)
    setError(undefined)
    onDraftChange?.(next)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    // Autofill may set the field without an event.
    const typed = field.current?.value ?? text
    if (typed !== text) write(typed)
    const content = typed.trim()
    const error = commentError(content, messages)
    setError(error ?? undefined)
    if (error !== null) return
    setIsPending(true)
    try {
      await onSubmit(content)
      write('')
    } catch (cause) {
      setError(describeError(cause, errors))
    } finally {
      setIsPending(false)
    }
  }

  return (
    <Form method="post" onSubmit={submit} noValidate>
      <TextArea
        ref={field}
        label={label ?? messages.commentContent}
        value={text}
        onChange={(event) => write(event.target.value)}
        error={error}
        announceError
        maxLength={maxCommentLength}
        // The text must not change while it is being sent.
        readOnly={isPending}
        autoFocus={autoFocus}
        showCount
      />
      <Actions>
        {onCancel && (
          <Button variant="ghost" disabled={isPending} onClick={onCancel}>
            {messages.cancel}
          </Button>
        )}
        <Button type="submit" loading={isPending}>
          {submitLabel ?? messages.submitComment}
        </Button>
      </Actions>
    </Form>
  )
}
