export { readContract } from './contract'
export type { Contract } from './contract'
export { member } from './operations'
export type { Operation } from './operations'
