import type { Member } from '@shuyuan/api'
import type { PlayerWatermark } from '@shuyuan/player'
import { useSessionState } from '@shuyuan/session/react'
import { useSite } from '@shuyuan/site/react'
import { maskMobile } from '@shuyuan/ui/mobile'
import { useServices } from '../../core/use-services'

type Watcher = Pick<Member, 'id' | 'name' | 'mobile' | 'isMobileBound'>

/** Longer texts would cover the video. */
const longest = 60

const namesId = /\$\{\s*(?:user\.)?id\s*\}/

/**
 * The words of the watermark. Placeholders: `${mobile}`, `${nickname}` and `${id}`, each with `user.` as
 * well; unknown ones say nothing. A masked number alone would fit several learners, so that their id
 * follows it unless the template names it. Learners without a number are distinguished by
 * their id, as `${mobile}` then is invented.
 */
export function watermarkText(
  template: string,
  { id, name, mobile, isMobileBound }: Watcher,
  shownMobile: 'masked' | 'full',
): string {
  function number(): string {
    if (!isMobileBound || mobile === '') return `ID ${id}`
    if (shownMobile === 'full') return mobile
    return namesId.test(template) ? maskMobile(mobile) : `${maskMobile(mobile)} · ${id}`
  }
  const values = new Map([
    ['mobile', number()],
    ['nickname', name],
    ['nick_name', name],
    ['name', name],
    ['id', String(id)],
  ])
  return template
    .replace(/\$\{\s*(?:user\.)?([^{}]*?)\s*\}/g, (_, key: string) => values.get(key) ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
}

/** The words over the video that say whose it is; `undefined` where the school wants none. */
export function useWatermark(): PlayerWatermark | undefined {
  const { config } = useSite()
  const { member } = useSessionState()
  const { watermarkMobile } = useServices().env
  const { enabled, text: template, ...look } = config.player.watermark
  if (!enabled || member === null) return undefined
  const text = watermarkText(template, member, watermarkMobile)
  return text === '' ? undefined : { ...look, text }
}
