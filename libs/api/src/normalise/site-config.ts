import { fallback } from 'valibot'
import type { InferOutput } from 'valibot'
import type { SiteConfig } from '../models/site'
import { toHref, toPicture } from '../wire/address'
import { flag } from '../wire/flag'
import { number, numberOrZero } from '../wire/number'
import { reader } from '../wire/reader'
import { orNull, record } from '../wire/record'
import { innerRows } from '../wire/rows'
import { filledText, textOrEmpty, textOrNull } from '../wire/text'

const player = record({
  cover: textOrNull,
  enabled_bullet_secret: flag,
  bullet_secret: orNull(
    record({
      size: fallback(number, 14),
      color: fallback(filledText, 'red'),
      opacity: fallback(number, 1),
      text: fallback(filledText, '${mobile}'),
    }),
  ),
})

const config = record({
  webname: textOrEmpty,
  name: textOrEmpty,
  logo: orNull(record({ logo: textOrNull })),
  url: textOrEmpty,
  pc_url: textOrEmpty,
  h5_url: textOrEmpty,
  icp: textOrEmpty,
  icp_link: textOrNull,
  icp2: textOrEmpty,
  icp2_link: textOrNull,
  user_protocol: textOrNull,
  user_private_protocol: textOrNull,
  vip_protocol: textOrNull,
  paid_content_purchase_protocol: textOrNull,
  aboutus: textOrNull,
  course_purchase_notice: textOrEmpty,
  player: orNull(player),
  member: orNull(record({ enabled_mobile_bind_alert: flag, enabled_face_verify: flag })),
  socialites: orNull(record({ qq: flag, wechat_oauth: flag })),
  credit1_reward: orNull(
    record({
      register: numberOrZero,
      watched_vod_course: numberOrZero,
      watched_video: numberOrZero,
      paid_order: numberOrZero,
    }),
  ),
  enabled_addons: innerRows(filledText),
})

/** Reads the system config. Everything in it may be missing. */
export const readSiteConfig = reader(config, toSiteConfig)

function toSiteConfig(wire: InferOutput<typeof config>, assetBase: string): SiteConfig {
  const url = withoutTrailingSlash(wire.url)
  const base = url || assetBase
  return {
    name: wire.webname || wire.name,
    logo: toPicture(wire.logo?.logo ?? null, base),
    url,
    pcUrl: withoutTrailingSlash(wire.pc_url),
    h5Url: withoutTrailingSlash(wire.h5_url),
    filings: [
      { number: wire.icp, link: toHref(wire.icp_link) },
      { number: wire.icp2, link: toHref(wire.icp2_link) },
    ].filter(({ number }) => number !== ''),
    protocols: {
      user: toHref(wire.user_protocol),
      privacy: toHref(wire.user_private_protocol),
      vip: toHref(wire.vip_protocol),
      paidContent: toHref(wire.paid_content_purchase_protocol),
    },
    aboutUrl: toHref(wire.aboutus),
    coursePurchaseNotice: wire.course_purchase_notice,
    player: {
      cover: toPicture(wire.player?.cover ?? null, base),
      watermark: {
        enabled: wire.player?.enabled_bullet_secret ?? false,
        size: wire.player?.bullet_secret?.size ?? 14,
        color: wire.player?.bullet_secret?.color ?? 'red',
        opacity: wire.player?.bullet_secret?.opacity ?? 1,
        text: wire.player?.bullet_secret?.text ?? '${mobile}',
      },
    },
    forcesMobileBinding: wire.member?.enabled_mobile_bind_alert ?? false,
    forcesFaceCheck: wire.member?.enabled_face_verify ?? false,
    socialites: {
      qq: wire.socialites?.qq ?? false,
      wechat: wire.socialites?.wechat_oauth ?? false,
    },
    creditReward: {
      register: wire.credit1_reward?.register ?? 0,
      watchedCourse: wire.credit1_reward?.watched_vod_course ?? 0,
      watchedLesson: wire.credit1_reward?.watched_video ?? 0,
      paidOrderRatio: wire.credit1_reward?.paid_order ?? 0,
    },
    enabledAddons: wire.enabled_addons,
  }
}

const withoutTrailingSlash = (address: string) => address.trim().replace(/\/+$/, '')
