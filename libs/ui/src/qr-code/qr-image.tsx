import type { ReactElement } from 'react'
import { QRCodeSVG } from 'qrcode.react'

/** A separate chunk because of the size of the QR code library. */
export function QrImage({ value, size }: { value: string; size: number }): ReactElement {
  return <QRCodeSVG value={value} size={size} marginSize={4} aria-hidden />
}
