import { PageFrame, SiteFooter } from '@shuyuan/layout'
import { GlobalStyle } from '@shuyuan/ui'
// eslint-disable-next-line @nx/enforce-module-boundaries -- Next is installed where this app runs, not here
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { Account } from './account'
import { SiteTop } from './site-top'
import { StyleRegistry } from './style-registry'

export const metadata = { title: 'Acme 学院', icons: { icon: 'data:,' } }

// eslint-disable-next-line workspace/no-default-export -- Next looks for it
export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? ''
  return (
    <html lang="zh-CN">
      <head>
        <meta property="csp-nonce" nonce={nonce} />
      </head>
      <body>
        <StyleRegistry nonce={nonce}>
          <GlobalStyle />
          <Account>
            <PageFrame
              header={<SiteTop />}
              footer={<SiteFooter siteName="Acme 学院" year={2026} aboutHref="/shelf" />}
            >
              {children}
            </PageFrame>
          </Account>
        </StyleRegistry>
      </body>
    </html>
  )
}
