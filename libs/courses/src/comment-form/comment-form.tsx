import { useState, type FormEvent, type ReactElement } from 'react'
import { describeError } from '@shuyuan/api'
import { Button, TextArea, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { commentMessages } from '../messages'

/** Longest comment that the server takes. */
const longest = 140

const Form = styled.form`
  display: grid;
  gap: ${token('space-3')};
`

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${token('space-2')};
`

/** Properties of {@link CommentForm}. */
export interface CommentFormProps {
  /**
   * Sends the text. When it rejects the text stays and the reason stands below the field; do not
   * show it elsewhere.
   */
  onSubmit: (content: string) => Promise<unknown>
  /** Name of the field. @default '评论内容' */
  label?: string
  /** Name of the button. @default '发表评论' */
  submitLabel?: string
  /** Offers to give up, as for replies. */
  onCancel?: () => void
  /** Puts the focus into the field at once, as for replies. */
  autoFocus?: boolean
}

/** Field and button for a comment of at most 140 characters. */
export function CommentForm({
  onSubmit,
  label = commentMessages.commentContent,
  submitLabel = commentMessages.submitComment,
  onCancel,
  autoFocus,
}: CommentFormProps): ReactElement {
  const [draft, setDraft] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, setIsPending] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const content = draft.trim()
    if (content === '') return setError(commentMessages.emptyComment)
    setIsPending(true)
    setError(undefined)
    try {
      await onSubmit(content)
      setDraft('')
    } catch (cause) {
      setError(describeError(cause))
    } finally {
      setIsPending(false)
    }
  }

  return (
    <Form onSubmit={submit} noValidate>
      <TextArea
        label={label}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        error={error}
        maxLength={longest}
        autoFocus={autoFocus}
        showCount
      />
      <Actions>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {commentMessages.cancel}
          </Button>
        )}
        <Button type="submit" loading={isPending}>
          {submitLabel}
        </Button>
      </Actions>
    </Form>
  )
}
