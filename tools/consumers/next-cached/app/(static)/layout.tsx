import { GlobalStyle } from '@shuyuan/ui'
import type { ReactNode } from 'react'
import { Account } from '../account'
import { StyleRegistry } from '../style-registry'

export const metadata = { title: 'Acme 学院', icons: { icon: 'data:,' } }

/** Without a nonce, the pages below are prerendered. */
// eslint-disable-next-line workspace/no-default-export -- Next looks for it
export default function StaticLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <body>
        <StyleRegistry>
          <GlobalStyle />
          <Account>{children}</Account>
        </StyleRegistry>
      </body>
    </html>
  )
}
