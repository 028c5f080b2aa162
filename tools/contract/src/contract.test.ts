import { describe, expect, it } from 'vitest'
import { readContract } from './contract'

const contract = readContract()

function reply(text: string, path = '/api/v2/member/unreadNotificationCount') {
  return { method: 'GET', path, status: 200, contentType: 'application/json', text }
}

describe('readContract', () => {
  it('accepts a success and a failure', () => {
    expect(contract.check(reply('{"code":0,"message":"","data":3}'))).toEqual([])
    expect(contract.check(reply('{"code":401,"message":"请登录","data":[]}'))).toEqual([])
  })

  it('names the errors of a success', () => {
    const [complaint] = contract.check(reply('{"code":0,"message":"","data":"3"}'))
    expect(complaint).toContain('/data')
  })

  it('names the errors of a failure', () => {
    expect(contract.check(reply('{"code":1,"message":null,"data":[]}'))).not.toEqual([])
  })

  it('rejects an unknown status', () => {
    const page = { method: 'GET', path: '/user/protocol', contentType: 'text/html', text: '' }
    expect(contract.check({ ...page, status: 200 })).toEqual([])
    expect(contract.check({ ...page, status: 500 })).not.toEqual([])
  })

  it('distinguishes plain paths from those with parameters', () => {
    expect(contract.find('GET', '/api/v2/announcement/latest')?.id).toBe('getLatestAnnouncement')
    expect(contract.find('GET', '/api/v2/announcement/7')?.id).toBe('getAnnouncement')
    expect(contract.find('GET', '/api/v2/no-such-path')).toBeNull()
  })
})
