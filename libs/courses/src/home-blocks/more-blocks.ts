// The rarer blocks of the home page, fetched as one when the page has any of them.
export { GridNavBlock } from './grid-nav-block'
export { ImageGroupBlock } from './image-group-block'
export { OfficialAccountBlock } from './official-account-block'
