import type { ApiClient, CallOptions } from '../client/api-client'
import type { CaptchaImage, SmsScene } from '../models/account'
import { readCaptchaImage } from '../normalize/account/login'
import { readNothing } from '../wire/reader'

/**
 * Fetches a new captcha image. Each image can be checked once, whether the answer is right or
 * wrong.
 */
export function fetchCaptchaImage(api: ApiClient, options?: CallOptions): Promise<CaptchaImage> {
  return api.perform(
    {
      send: (http, init) => http.GET('/api/v2/captcha/image', init),
      read: readCaptchaImage,
    },
    options,
  )
}

/** Recipient of an SMS code, and the solved captcha that permits it. */
export interface SmsCodeInput {
  mobile: string
  /** `key` of the captcha image. */
  imageKey: string
  /** Text that the user read in the image. */
  imageCaptcha: string
  scene: SmsScene
}

/** Sends an SMS code that is valid for 300 s. The captcha is used up even if this fails. */
export function sendSmsCode(
  api: ApiClient,
  { mobile, imageKey, imageCaptcha, scene }: SmsCodeInput,
  options?: CallOptions,
): Promise<void> {
  const body = { mobile, image_key: imageKey, image_captcha: imageCaptcha, scene }
  return api.perform(
    {
      send: (http, init) => http.POST('/api/v2/captcha/sms', { ...init, body }),
      read: readNothing,
    },
    options,
  )
}
