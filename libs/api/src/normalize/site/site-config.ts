import { fallback } from 'valibot'
import type { InferOutput } from 'valibot'
import type { SiteConfig } from '../../models/site'
import { toHref, toImage } from '../../wire/urls'
import { flag, number, numberOrZero, filledText, textOrEmpty, textOrNull } from '../../wire/scalars'
import { reader } from '../../wire/reader'
import { orNull, record, settings } from '../../wire/record'
import { innerRows } from '../../wire/rows'
import { friendLinkRows, toFriendLinks } from './friend-links'
import { navRows, toNavs } from './navs'

const config = record({
  webname: textOrEmpty,
  name: textOrEmpty,
  logo: settings({ logo: textOrNull }),
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
  player: settings({
    cover: textOrNull,
    enabled_bullet_secret: flag,
    bullet_secret: settings({
      size: fallback(number, 14),
      color: fallback(filledText, 'red'),
      opacity: fallback(number, 1),
      text: fallback(filledText, '${mobile}'),
    }),
  }),
  member: settings({ enabled_mobile_bind_alert: flag, enabled_face_verify: flag }),
  socialites: settings({ qq: flag, wechat_oauth: flag }),
  credit1_reward: settings({
    register: numberOrZero,
    watched_vod_course: numberOrZero,
    watched_video: numberOrZero,
    paid_order: numberOrZero,
  }),
  enabled_addons: innerRows(filledText),
  navs: orNull(navRows),
  links: orNull(friendLinkRows),
})

/** Reads the site config. All fields are optional. */
export const readSiteConfig = reader(config, toSiteConfig)

function toSiteConfig(wire: InferOutput<typeof config>, assetBase: string): SiteConfig {
  const url = withoutTrailingSlash(wire.url)
  const base = url || assetBase
  const { player, credit1_reward: reward } = wire
  return {
    name: wire.webname || wire.name,
    logo: toImage(wire.logo.logo, base),
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
      cover: toImage(player.cover, base),
      watermark: { enabled: player.enabled_bullet_secret, ...player.bullet_secret },
    },
    forcesMobileBinding: wire.member.enabled_mobile_bind_alert,
    forcesFaceCheck: wire.member.enabled_face_verify,
    socialites: { qq: wire.socialites.qq, wechat: wire.socialites.wechat_oauth },
    creditReward: {
      register: reward.register,
      watchedCourse: reward.watched_vod_course,
      watchedLesson: reward.watched_video,
      paidOrderRatio: reward.paid_order,
    },
    enabledAddons: wire.enabled_addons,
    ...(wire.navs && { navs: toNavs(wire.navs) }),
    ...(wire.links && { links: toFriendLinks(wire.links) }),
  }
}

const withoutTrailingSlash = (href: string) => href.trim().replace(/\/+$/, '')
