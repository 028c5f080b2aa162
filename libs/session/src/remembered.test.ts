import { describe, expect, it } from 'vitest'
import { createSession } from './session'

describe('what a browser remembers', () => {
  it('is the msv of any page that carries one', () => {
    const session = createSession()
    expect(session.getMsv()).toBe('')
    session.captureMsv('?category=1&msv=42')
    expect(localStorage.getItem('shuyuan-msv')).toBe('42')
    session.captureMsv('?category=1')
    session.captureMsv('?msv=')
    expect(session.getMsv()).toBe('42')
    session.captureMsv('msv=43')
    expect(session.getMsv()).toBe('43')
  })

  it('is the play id', () => {
    const session = createSession()
    expect(session.getPlayId()).toBeNull()
    session.setPlayId('tab-1')
    expect(localStorage.getItem('shuyuan-play-id')).toBe('tab-1')
    session.setPlayId(null)
    expect(localStorage.getItem('shuyuan-play-id')).toBeNull()
  })

  it('is the announcement that was closed', () => {
    const session = createSession()
    expect(session.getClosedAnnouncementId()).toBeNull()
    session.setClosedAnnouncementId(12)
    expect(localStorage.getItem('shuyuan-closed-announcement')).toBe('12')
    expect(session.getClosedAnnouncementId()).toBe(12)
    localStorage.setItem('shuyuan-closed-announcement', 'twelve')
    expect(session.getClosedAnnouncementId()).toBeNull()
  })

  it('is the theme, unless it is the system’s', () => {
    const session = createSession()
    expect(session.getTheme()).toBe('system')
    session.setTheme('dark')
    expect(localStorage.getItem('shuyuan-theme')).toBe('dark')
    expect(session.getTheme()).toBe('dark')
    session.setTheme('system')
    expect(localStorage.getItem('shuyuan-theme')).toBeNull()
    localStorage.setItem('shuyuan-theme', 'neon')
    expect(session.getTheme()).toBe('system')
  })

  it('is the contrast, unless it is the system’s', () => {
    const session = createSession()
    expect(session.getContrast()).toBe('system')
    session.setContrast('more')
    expect(localStorage.getItem('shuyuan-contrast')).toBe('more')
    expect(session.getContrast()).toBe('more')
    session.setContrast('system')
    expect(localStorage.getItem('shuyuan-contrast')).toBeNull()
    localStorage.setItem('shuyuan-contrast', 'glaring')
    expect(session.getContrast()).toBe('system')
  })

  it('is that no announcement is to be expected', () => {
    const session = createSession()
    session.setExpectsAnnouncement(false)
    expect(localStorage.getItem('shuyuan-announcement')).toBe('none')
    session.setExpectsAnnouncement(true)
    expect(localStorage.getItem('shuyuan-announcement')).toBeNull()
  })

  it('is the choice to stay here on a phone', () => {
    const session = createSession()
    expect(session.getStaysHere()).toBe(false)
    session.setStaysHere(true)
    expect(localStorage.getItem('shuyuan-stay-here')).toBe('ok')
    expect(session.getStaysHere()).toBe(true)
    session.setStaysHere(false)
    expect(session.getStaysHere()).toBe(false)
  })
})
