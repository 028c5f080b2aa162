import type { Sandbox } from '../sandbox'
import { absoluteHtml } from './absolute-url'
import { friendLinks, navTree } from './menus'

/** The reply of `GET /api/v2/other/config`. */
export function siteConfig(sandbox: Sandbox) {
  const { content, publicUrl: url } = sandbox
  const { site } = content
  const settings = sandbox.settings()
  const { emptied } = settings
  const name = emptied.name ? '' : site.name
  return {
    name,
    webname: name,
    // Production makes even a cleared logo absolute, which leaves the server's URL.
    logo: { logo: emptied.logo ? url : `${url}/images/logo.png`, white_logo: {} },
    url: emptied.url ? '' : url,
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
      cover: emptied.cover ? '' : `${url}/images/player-thumb.png`,
      enabled_bullet_secret: settings.enabled_bullet_secret,
      bullet_secret: settings.bullet_secret,
    },
    member: {
      enabled_mobile_bind_alert: settings.enabled_mobile_bind_alert,
      enabled_face_verify: settings.enabled_face_verify,
    },
    socialites: settings.socialites,
    credit1_reward: settings.credit1_reward,
    enabled_addons: settings.enabled_addons,
    navs: navTree(sandbox, 'PC'),
    links: friendLinks(sandbox),
  }
}
