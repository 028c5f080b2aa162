import {
  createDurableStore,
  createRecordStore,
  type DeviceStore,
  type DurableStore,
  type RecordStore,
} from '@shuyuan/browser-storage'
import {
  defaultGoal,
  readLessonNote,
  readStudyDay,
  type LessonNote,
  type StudyDay,
} from '@shuyuan/courses'
import { toast } from '@shuyuan/ui'
import type { Services } from '../services'

// Records of a member on this device. They share a file, so that they load as one chunk.

/** Opens the notes of a member on this device. */
export function openNotes(storagePrefix: string, memberId: number): RecordStore<LessonNote> {
  return createRecordStore({ name: `${storagePrefix}-notes-${memberId}`, read: readLessonNote })
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
    await openNotes(storagePrefix, memberId).clear()
  } catch {
    toast.error('浏览器没有删除本机笔记，可以在浏览器设置里清除本站数据')
  }
}

/** Opens the study days of a member on this device, by their date. */
export function openRhythm(storagePrefix: string, memberId: number): RecordStore<StudyDay> {
  return createRecordStore({ name: `${storagePrefix}-rhythm-${memberId}`, read: readStudyDay })
}

/** Key of a member's goal: minutes, or `off`. */
export const rhythmGoalKey = (memberId: number) => `rhythm-goal-${memberId}`

/** Goal of a member in minutes, or null if the rhythm is off. */
export function readRhythmGoal(device: DeviceStore, memberId: number): number | null {
  const stored = device.get(rhythmGoalKey(memberId))
  if (stored === 'off') return null
  return Number(stored) > 0 ? Number(stored) : defaultGoal
}
