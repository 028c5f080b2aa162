import type { ComponentPropsWithRef, MouseEvent, ReactElement } from 'react'
import { styled } from 'styled-components'
import { Spinner } from '../spinner/spinner'
import { buttonLook, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-look'
import { useHasScript } from './use-has-script'

/** Properties of {@link Button}: those of a native button. */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** @default 'primary' */
  variant?: ButtonVariant
  /** @default 'md' */
  size?: ButtonSize
  /** Shows a spinner and ignores clicks, while the focus and the name stay. */
  loading?: boolean | undefined
  /** As wide as its surroundings. */
  block?: boolean
}

const Root = styled.button<ButtonLook>`
  ${buttonLook}
`

const Words = styled.span`
  display: contents;
`

/**
 * A button; `type` is `button` unless told otherwise. In a page made on the server a submit button is
 * disabled until the script runs, and with it the Enter key of its form: nothing typed is sent by the
 * browser itself.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  loading = false,
  block = false,
  type = 'button',
  disabled = false,
  onClick,
  children,
  ...button
}: ButtonProps): ReactElement {
  const hasScript = useHasScript()

  function click(event: MouseEvent<HTMLButtonElement>) {
    // Enter in a form clicks its submit button too, so this also stops a second submit.
    if (loading) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <Root
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      {...button}
      type={type}
      disabled={disabled || (type === 'submit' && !hasScript)}
      onClick={click}
      $variant={variant}
      $size={size}
      $block={block}
    >
      {loading && <Spinner label={null} />}
      <Words>{children}</Words>
    </Root>
  )
}
