import { describe, expect, it } from 'vitest'
import { createDeviceStore } from './device-store'
import { createRememberedChoices } from './remembered-choices'

const createChoices = (prefix?: string) => createRememberedChoices(createDeviceStore({ prefix }))

describe('createRememberedChoices', () => {
  it('remembers the closed announcement', () => {
    const choices = createChoices()
    expect(choices.getClosedAnnouncementId()).toBeNull()
    choices.setClosedAnnouncementId(12)
    expect(localStorage.getItem('shuyuan-closed-announcement')).toBe('12')
    expect(choices.getClosedAnnouncementId()).toBe(12)
    localStorage.setItem('shuyuan-closed-announcement', 'twelve')
    expect(choices.getClosedAnnouncementId()).toBeNull()
  })

  it('remembers the theme, unless it is the system’s', () => {
    const choices = createChoices()
    expect(choices.getTheme()).toBe('system')
    choices.setTheme('dark')
    expect(localStorage.getItem('shuyuan-theme')).toBe('dark')
    expect(choices.getTheme()).toBe('dark')
    choices.setTheme('system')
    expect(localStorage.getItem('shuyuan-theme')).toBeNull()
    localStorage.setItem('shuyuan-theme', 'neon')
    expect(choices.getTheme()).toBe('system')
  })

  it('remembers the contrast, unless it is the system’s', () => {
    const choices = createChoices()
    expect(choices.getContrast()).toBe('system')
    choices.setContrast('more')
    expect(localStorage.getItem('shuyuan-contrast')).toBe('more')
    expect(choices.getContrast()).toBe('more')
    choices.setContrast('system')
    expect(localStorage.getItem('shuyuan-contrast')).toBeNull()
    localStorage.setItem('shuyuan-contrast', 'glaring')
    expect(choices.getContrast()).toBe('system')
  })

  it('remembers that no announcement is expected', () => {
    const choices = createChoices()
    choices.setReservesAnnouncement(false)
    expect(localStorage.getItem('shuyuan-announcement')).toBe('none')
    choices.setReservesAnnouncement(true)
    expect(localStorage.getItem('shuyuan-announcement')).toBeNull()
  })

  it('stores values under its own prefix', () => {
    createChoices('school').setTheme('dark')
    expect(Object.keys(localStorage)).toEqual(['school-theme'])
    expect(createChoices().getTheme()).toBe('system')
  })

  it('remembers the choice to stay here on a phone', () => {
    const choices = createChoices()
    expect(choices.getPrefersFullSite()).toBe(false)
    choices.setPrefersFullSite(true)
    expect(localStorage.getItem('shuyuan-stay-here')).toBe('ok')
    expect(choices.getPrefersFullSite()).toBe(true)
    choices.setPrefersFullSite(false)
    expect(choices.getPrefersFullSite()).toBe(false)
  })
})
