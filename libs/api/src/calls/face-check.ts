import type { ApiClient, CallOptions } from '../client/api-client'
import type { FaceCheck } from '../models/account'
import { readFaceCheck, readFaceCheckPassed } from '../normalize/account/face-check'

/** Starts a face check, which continues on the phone that scans `url`. */
export function startFaceCheck(api: ApiClient, options?: CallOptions): Promise<FaceCheck> {
  // With `PC`, the phone ends on a page of the server.
  const body = { s_url: 'PC' }
  return api.perform(
    {
      send: (http, init) => http.POST('/api/v3/member/tencent/faceVerify', { ...init, body }),
      read: readFaceCheck,
    },
    options,
  )
}

/**
 * Fetches whether a face check was passed. The server does not distinguish "pending" from "failed".
 */
export function fetchFaceCheckPassed(
  api: ApiClient,
  { ruleId, bizToken }: Pick<FaceCheck, 'ruleId' | 'bizToken'>,
  options?: CallOptions,
): Promise<boolean> {
  const query = { rule_id: ruleId, biz_token: bizToken }
  return api.perform(
    {
      send: (http, init) =>
        http.GET('/api/v3/member/tencent/faceVerify', { ...init, params: { query } }),
      // A pending check replies with its status in place of the code.
      readOddCode: (code) => code,
      read: readFaceCheckPassed,
    },
    options,
  )
}
