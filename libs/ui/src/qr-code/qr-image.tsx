import type { ReactElement } from 'react'
import { QRCodeSVG } from 'qrcode.react'

/** The drawing of a QR code; loaded on its own because of its size. */
export function QrImage({ value, size }: { value: string; size: number }): ReactElement {
  return <QRCodeSVG value={value} size={size} marginSize={4} aria-hidden />
}
