import { GlobalStyle } from '@shuyuan/ui'
// eslint-disable-next-line @nx/enforce-module-boundaries -- Next is installed where this app runs, not here
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { Account } from '../account'
import { StyleRegistry } from '../style-registry'

export const metadata = { title: 'Acme 学院', icons: { icon: 'data:,' } }

/** A nonce differs in each response, so Next may wait for it before it sends anything. */
export const instant = false

// eslint-disable-next-line workspace/no-default-export -- Next looks for it
export default async function NonceLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? ''
  return (
    <html lang="zh-CN">
      <head>
        <meta property="csp-nonce" nonce={nonce} />
      </head>
      <body>
        <StyleRegistry nonce={nonce}>
          <GlobalStyle />
          <Account>{children}</Account>
        </StyleRegistry>
      </body>
    </html>
  )
}
