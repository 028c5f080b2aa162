import {
  createDurableStore,
  createRecordStore,
  type DeviceStore,
  type DurableStore,
  type RecordStore,
} from '@shuyuan/browser-storage'
import { toast } from '@shuyuan/ui'
import type { Services } from '../services'

/** Opens the notes of a member on this device. */
export function openNotes<Note>(
  storagePrefix: string,
  memberId: number,
  read: (stored: unknown) => Note | null,
): RecordStore<Note> {
  return createRecordStore({ name: `${storagePrefix}-notes-${memberId}`, read })
}

/** Opens the unsaved notes on this device. They survive when the browser is killed. */
export function openNoteDrafts(device: DeviceStore, storagePrefix: string): DurableStore {
  return createDurableStore(device, `${storagePrefix}-note-drafts`)
}

/** Start of the keys of a member's unsaved notes. The ID of a lesson or of a note follows. */
export const noteDraftPrefix = (memberId: number) => `note-draft-${memberId}-`

/** Deletes the notes and drafts of a member on this device. Shows a message if this fails. */
export async function deleteNotes(
  { device, env: { storagePrefix } }: Services,
  memberId: number,
): Promise<void> {
  const { store, restored } = openNoteDrafts(device, storagePrefix)
  const prefix = noteDraftPrefix(memberId)
  const copy = await restored
  for (const key of [...store.keys(prefix), ...copy.keys(prefix)]) store.remove(key)
  try {
    await openNotes(storagePrefix, memberId, () => null).clear()
  } catch {
    toast.error('浏览器没有删除本机笔记，请在浏览器设置里清除本站数据')
  }
}
