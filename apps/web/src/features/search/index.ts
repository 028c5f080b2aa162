export { suggest } from './suggest'
