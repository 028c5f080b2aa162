import type { ApiClient, CallOptions } from '../client/api-client'
import type { CaptchaImage, SmsScene } from '../models/account'
import { readCaptchaImage } from '../normalize/login'
import { readNothing } from '../wire/reader'

/** A new captcha image. Any check of it, right or wrong, uses it up. */
export function fetchCaptchaImage(api: ApiClient, options?: CallOptions): Promise<CaptchaImage> {
  return api.perform(
    {
      send: (http, init) => http.GET('/api/v2/captcha/image', init),
      read: readCaptchaImage,
    },
    options,
  )
}

/** Whom to send an SMS code and the solved captcha that allows it. */
export interface SmsCodeInput {
  mobile: string
  /** `key` of the captcha image. */
  imageKey: string
  /** What the person read in the image. */
  imageCaptcha: string
  scene: SmsScene
}

/** Sends an SMS code, valid for 300 s. The captcha is used up also when this fails. */
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
