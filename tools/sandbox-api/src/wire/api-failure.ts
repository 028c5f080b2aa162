export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  /** An object for a pending face check, else a number. */
  readonly code: number | object

  constructor(code: number | object, message: string) {
    super(message)
    this.code = code
  }
}

/** A violated business rule or a failed validation. */
export function refuse(message: string): ApiFailure {
  return new ApiFailure(1, message)
}

/** Production's reply to an unexpected error. */
export function unexpected(): ApiFailure {
  return refuse('错误')
}

export function badParameter(): ApiFailure {
  return refuse('参数错误')
}

export function notFound(): ApiFailure {
  return new ApiFailure(404, '资源不存在')
}

export function routeUnknown(): ApiFailure {
  return new ApiFailure(404, '路由不存在')
}

export function signInFirst(): ApiFailure {
  return new ApiFailure(401, '请登录')
}

export function tooMany(): ApiFailure {
  return new ApiFailure(429, '请稍后再试')
}

export function inMaintenance(): ApiFailure {
  return new ApiFailure(503, '系统维护中')
}
