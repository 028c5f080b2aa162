import { PageFrame, SiteFooter } from '@shuyuan/layout'
import { GlobalStyle } from '@shuyuan/ui'
import type { ReactNode } from 'react'
import { Account } from './account'
import { SiteTop } from './site-top'
import { StyleRegistry } from './style-registry'

export const metadata = { title: 'Acme 学院', icons: { icon: 'data:,' } }

// eslint-disable-next-line workspace/no-default-export -- Next looks for it
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <body>
        <StyleRegistry>
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
