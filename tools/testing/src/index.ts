export { axeViolations } from './axe-violations'
