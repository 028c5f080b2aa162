import { creditReward } from '../database/settings'
import type { Sandbox } from '../sandbox'
import { absoluteHtml } from './absolute-url'
import { friendLinks, navTree } from './menus'

/** The reply of `GET /api/v2/other/config`. */
export function siteConfig(sandbox: Sandbox) {
  const { content, publicUrl: url, settings } = sandbox
  const { site } = content
  return {
    name: site.name,
    webname: site.name,
    logo: { logo: `${url}/images/logo.png`, white_logo: {} },
    url,
    pc_url: sandbox.pcUrl,
    h5_url: settings.h5_url,
    icp: site.icp,
    icp_link: site.icpLink,
    icp2: site.icp2,
    icp2_link: site.icp2Link,
    user_protocol: `${url}/user/protocol`,
    user_private_protocol: `${url}/user/private_protocol`,
    vip_protocol: `${url}/user/vip_protocol`,
    paid_content_purchase_protocol: `${url}/user/paid_content_purchase_protocol`,
    aboutus: `${url}/aboutus`,
    course_purchase_notice: absoluteHtml(url, site.coursePurchaseNotice),
    player: {
      cover: `${url}/images/player-thumb.png`,
      enabled_bullet_secret: settings.enabled_bullet_secret,
      bullet_secret: { size: '14', color: 'red', opacity: '1', ...settings.bullet_secret },
    },
    member: {
      enabled_mobile_bind_alert: settings.enabled_mobile_bind_alert,
      enabled_face_verify: settings.enabled_face_verify,
    },
    socialites: { qq: 1, wechat_oauth: 1 },
    credit1_reward: creditReward,
    enabled_addons: [],
    navs: navTree(sandbox),
    links: friendLinks(sandbox),
  }
}
