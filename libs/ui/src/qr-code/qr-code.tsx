import { use, Suspense, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { ErrorBoundary } from '../error-boundary/error-boundary'
import { lazyComponent } from '../lazy-component/lazy-component'
import * as messages from '../messages'
import { UiMessages } from '../ui-locale-provider/ui-locale-provider'
import { Skeleton } from '../skeleton/skeleton'
import { token } from '../theme/token'

const QrImage = lazyComponent(() => import('./qr-image').then((code) => code.QrImage))

// Scanners need dark on white in every theme.
const Frame = styled.div`
  display: inline-grid;
  overflow: hidden;
  inline-size: fit-content;
  block-size: fit-content;
  place-items: center;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-md')};
  background: white;
  color: black;
`

export interface QrCodeProps {
  /** Content of the QR code. */
  value: string
  /** Accessible name, such as 登录二维码. */
  label: string
  /** Width and height in px. @default 200 */
  size?: number
  /** Shown if the renderer failed to load. @default '二维码加载失败' */
  failureText?: string
  /** Class of the root element. */
  className?: string
}

/** QR code. Its renderer loads on first use. */
export function QrCode({
  value,
  label,
  size = 200,
  failureText = use(UiMessages).qrFailed ?? messages.qrFailed,
  className,
}: QrCodeProps): ReactElement {
  return (
    <ErrorBoundary fallback={<p role="alert">{failureText}</p>}>
      <Frame className={className} role="img" aria-label={label}>
        <Suspense fallback={<Skeleton width={size} height={size} />}>
          <QrImage value={value} size={size} />
        </Suspense>
      </Frame>
    </ErrorBoundary>
  )
}
