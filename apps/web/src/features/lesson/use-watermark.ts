import type { PlayerWatermark } from '@shuyuan/player'
import { useSessionState } from '@shuyuan/session/react'
import { useSite } from '@shuyuan/site/react'
import { useServices } from '../../app/use-services'
import { watermarkText } from './watermark-text'

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
