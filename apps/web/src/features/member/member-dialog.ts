import type { SocialiteApp } from '@shuyuan/api'

/** What the user center can open over its page. */
export type MemberDialog =
  | { name: 'avatar'; file: File }
  | { name: 'mobile' }
  | { name: 'password' }
  | { name: 'wechat' }
  | { name: 'unbind'; app: SocialiteApp }
  | { name: 'destroy' }
  /** A code that a third party sent back; `begunFor` the member for whom this browser asked for one. */
  | { name: 'bind-code'; code: string; begunFor: number | null }
