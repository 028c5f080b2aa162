import type { ComponentPropsWithRef, MouseEvent, ReactElement } from 'react'
import { styled } from 'styled-components'
import { Spinner } from '../spinner/spinner'
import { buttonLook, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-look'
import { useHasScript } from './use-has-script'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Emphasis of the button. @default 'primary' */
  variant?: ButtonVariant
  /** Height of the button. @default 'md' */
  size?: ButtonSize
  /** Shows a spinner and ignores clicks. The button keeps its focus and accessible name. */
  loading?: boolean | undefined
  /** Full width of the parent. */
  block?: boolean
}

const Root = styled.button<ButtonLook>`
  ${buttonLook}
`

const Words = styled.span`
  display: contents;
`

/**
 * `type` defaults to `button`. A server-rendered submit button is disabled until hydration, so that neither a
 * click nor Enter makes the browser submit the form natively.
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
    // Pressing Enter in a form also clicks its submit button, so this prevents a second submit.
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
