import type { LoginElement } from '@shuyuan/login-element'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

interface LoginAttributes extends HTMLAttributes<LoginElement> {
  'api-url'?: string
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shuyuan-login': DetailedHTMLProps<LoginAttributes, LoginElement>
    }
  }
}
