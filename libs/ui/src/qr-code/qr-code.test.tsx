import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code'

test('is a named image immediately and draws the QR code once its renderer has loaded', async () => {
  render(<QrCode value="https://example.com/scan" label="登录二维码" />)
  const image = screen.getByRole('img', { name: '登录二维码' })
  await waitFor(() => expect(image.querySelector('svg')).not.toBeNull())
})
