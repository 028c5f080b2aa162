import type { Member } from '@shuyuan/api'
import type { PlayerWatermark } from '@shuyuan/player'
import { useSessionState } from '@shuyuan/session/react'
import { useSite } from '@shuyuan/site/react'
import { maskMobile } from '@shuyuan/ui/mobile'
import { useServices } from '../../../core/use-services'

type Watcher = Pick<Member, 'id' | 'name' | 'mobile' | 'isMobileBound'>

/** Longer texts would cover too much of the video. */
const maxLength = 60

const idPlaceholder = /\$\{\s*(?:user\.)?id\s*\}/

/**
 * Text of the watermark. Placeholders are `${mobile}`, `${nickname}` and `${id}`, optionally prefixed with
 * `user.`. Unknown ones become empty. A masked number may match several learners, so the ID follows it unless
 * the template contains it. Without a bound number the server invents one, so `${mobile}` shows the ID.
 */
export function watermarkText(
  template: string,
  { id, name, mobile, isMobileBound }: Watcher,
  shownMobile: 'masked' | 'full',
): string {
  function number(): string {
    if (!isMobileBound || mobile === '') return `ID ${id}`
    if (shownMobile === 'full') return mobile
    return idPlaceholder.test(template) ? maskMobile(mobile) : `${maskMobile(mobile)} · ${id}`
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
    .slice(0, maxLength)
}

/** Watermark of the learner. Undefined if the school has disabled it. */
export function useWatermark(): PlayerWatermark | undefined {
  const { config } = useSite()
  const member = useSessionState((state) => state.member)
  const { watermarkMobile } = useServices().env
  const { enabled, text: template, ...look } = config.player.watermark
  if (!enabled || member === null) return undefined
  const text = watermarkText(template, member, watermarkMobile)
  return text === '' ? undefined : { ...look, text }
}
