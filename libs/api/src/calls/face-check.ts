import type { ApiClient, CallOptions } from '../client/api-client'
import type { FaceCheck } from '../models/account'
import { readFaceCheck, readFaceCheckPassed } from '../normalize/face-check'

/** Begins a face check, which is done on a phone that scans `url`. */
export function startFaceCheck(api: ApiClient, options?: CallOptions): Promise<FaceCheck> {
  // `PC` ends the phone's part on the server's own page.
  const body = { s_url: 'PC' }
  return api.perform(
    {
      send: (http, init) => http.POST('/api/v3/member/tencent/faceVerify', { ...init, body }),
      read: readFaceCheck,
    },
    options,
  )
}

/** Whether a face check was passed. "Not yet" and "failed" are the same to the server. */
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
      // While a check is pending its status stands where the reply code belongs.
      readOddCode: (code) => code,
      read: readFaceCheckPassed,
    },
    options,
  )
}
