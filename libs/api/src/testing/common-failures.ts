import type { FailureReply } from './envelope'

/** The failures that every operation can have, in the server's words. */
export const commonFailures = {
  visitor: { code: 401, message: '请登录' },
  signedInElsewhere: { code: 401, message: '请重新登录' },
  missing: { code: 404, message: '资源不存在' },
  tooMany: { code: 429, message: '请稍后再试' },
  maintenance: { code: 503, message: '系统维护中' },
  unexpected: { code: 1, message: '错误' },
} as const satisfies Record<string, FailureReply>
