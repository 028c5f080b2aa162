// Types of <shuyuan-login> in JSX: import type {} from '@shuyuan/login-element/jsx'

import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { LoginElement } from '@shuyuan/login-element'

/** Attributes of `<shuyuan-login>` in JSX. Set properties such as `backend` through a ref. */
export interface LoginElementAttributes extends HTMLAttributes<LoginElement> {
  'api-url'?: string
  /** Omit it to offer no WeChat login. React 17 and 18 render `false` as text, which would offer it; also below. */
  wechat?: ''
  'closes-on-back'?: ''
  'user-protocol-url'?: string
  'privacy-protocol-url'?: string
  'storage-prefix'?: string
}

/** Props of `<shuyuan-login>` in JSX. */
export type LoginElementProps = DetailedHTMLProps<LoginElementAttributes, LoginElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shuyuan-login': LoginElementProps
    }
  }
}
