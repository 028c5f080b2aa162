import type { AgreementKind, ContentNavLink } from '../content-shape'
import { parseRaw } from '../wire/time'
import type { Seeding } from './seeding'
import { daySeconds } from './seeding'

const agreementTypes: Record<AgreementKind, string> = {
  user: 'user_agreement',
  privacy: 'privacy_policy',
  vip: 'vip_service_agreement',
  paidContent: 'paid_content_purchase_agreement',
}

/** Seeds agreements, menus, links, home blocks, announcements and plans. */
export function seedSite(seeding: Seeding) {
  seedAgreements(seeding)
  seedMenus(seeding)
  seedHome(seeding)
  seedPlans(seeding)
}

function seedAgreements({ store, content }: Seeding) {
  for (const [kind, type] of agreementEntries()) {
    const { title, html } = content.site.agreements[kind]
    store.run('INSERT INTO agreements (type, title, html) VALUES (?, ?, ?)', type, title, html)
  }
}

function agreementEntries(): [AgreementKind, string][] {
  const kinds: AgreementKind[] = ['user', 'privacy', 'vip', 'paidContent']
  return kinds.map((kind) => [kind, agreementTypes[kind]])
}

function seedMenus({ store, content, now }: Seeding) {
  const createdAt = now - 400 * daySeconds
  const insertNav = ({ name, url, blank }: ContentNavLink, sort: number, parentId: number) =>
    store.run(
      'INSERT INTO navs (sort, name, url, parent_id, blank, created_at) VALUES (?, ?, ?, ?, ?, ?)',
      sort,
      name,
      url,
      parentId,
      blank,
      createdAt,
    ).id
  content.navs.forEach((nav, sort) => {
    const parentId = insertNav(nav, sort, 0)
    nav.children.forEach((child, childSort) => insertNav(child, childSort, parentId))
  })
  content.links.forEach(({ name, url }, sort) =>
    store.run(
      'INSERT INTO links (sort, name, url, created_at) VALUES (?, ?, ?, ?)',
      sort,
      name,
      url,
      createdAt,
    ),
  )
}

function seedHome({ store, content }: Seeding) {
  content.blocks.forEach(({ sign, config }, sort) =>
    store.run(
      `INSERT INTO blocks (page, sign, sort, config) VALUES ('pc-page-index', ?, ?, ?)`,
      sign,
      sort,
      JSON.stringify(config),
    ),
  )
  for (const { id, title, html, viewTimes, createdAt } of content.announcements) {
    store.run(
      'INSERT INTO announcements VALUES (?, ?, ?, ?, ?)',
      id,
      title,
      html,
      viewTimes,
      parseRaw(createdAt),
    )
  }
}

function seedPlans({ store, content }: Seeding) {
  content.plans.forEach(({ id, name, charge, expireDays, features }, weight) =>
    store.run(
      `INSERT INTO plans (id, name, charge, expire_days, features, weight)
       VALUES (?, ?, ?, ?, ?, ?)`,
      id,
      name,
      charge,
      expireDays,
      JSON.stringify(features),
      weight,
    ),
  )
}
