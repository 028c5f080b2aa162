import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { IdentityPanel } from './identity-panel'
import meta, { NothingKnown, NotVerified, Verified } from './identity-panel.stories'

it('shows the masked name and number of a verified member, and no button to start', () => {
  render(<IdentityPanel {...meta.args} {...Verified.args} />)
  expect(screen.getByRole('heading', { level: 2, name: '已通过实名认证' })).toBeTruthy()
  expect(screen.getByText('林*夏')).toBeTruthy()
  expect(screen.getByText('310101****0012')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('has no empty rows for data that the server does not return', () => {
  render(<IdentityPanel {...meta.args} {...NothingKnown.args} />)
  expect(screen.getByText('已通过实名认证')).toBeTruthy()
  expect(screen.queryByText('真实姓名')).toBeNull()
  expect(screen.queryByText('证件号码')).toBeNull()
})

it('offers verification to an unverified member', () => {
  render(<IdentityPanel {...meta.args} {...NotVerified.args} />)
  expect(screen.getByRole('heading', { level: 2, name: '尚未实名认证' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '开始认证' })).toBeTruthy()
})
