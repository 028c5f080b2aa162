import { Container, IconButton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { narrow } from '../main-nav/nav-styles'

/** Stays at the top; keeps its height while the narrow panel opens over the page. */
export const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token('z-header')};
  border-block-end: 1px solid ${token('border')};
  background: ${token('surface-raised')};
  ${narrow} {
    block-size: 60px;
    &:has([data-account-failed]) {
      block-size: 104px;
    }
  }
  @media (max-height: 480px) {
    position: relative;
  }
`

/** Logo, search, tools, account in a row, the navigation below; in a narrow window a bar with a panel. */
export const Grid = styled(Container)`
  display: grid;
  grid-template:
    'logo search tools account' minmax(${token('header-height')}, auto)
    'nav nav nav nav' auto / auto minmax(120px, 1fr) auto auto;
  align-items: center;
  column-gap: ${token('space-4')};
  & > nav {
    grid-area: nav;
  }
  & > form {
    grid-area: search;
    max-inline-size: 400px;
  }
  ${narrow} {
    position: absolute;
    inset: 0 0 auto;
    grid-template:
      'logo find account toggle' 60px
      'search search search search' auto
      'nav nav nav nav' auto
      'tools tools tools tools' auto / minmax(0, 1fr) auto auto auto;
    column-gap: ${token('space-1')};
    /* A failure takes a line of its own: beside the logo there is no room for its words and buttons. */
    &:has([data-account-failed]) {
      grid-template:
        'logo logo find toggle' 60px
        'account account account account' 44px
        'search search search search' auto
        'nav nav nav nav' auto
        'tools tools tools tools' auto / minmax(0, 1fr) auto auto auto;
    }
    max-block-size: 100dvh;
    overflow-y: auto;
    background: ${token('surface-raised')};
    &[data-open] {
      padding-block-end: ${token('space-4')};
      border-block-end: 1px solid ${token('border')};
      box-shadow: ${token('shadow-floating')};
    }
    & > form {
      max-inline-size: none;
      margin-block-end: ${token('space-3')};
    }
    &:not([data-open]) > form,
    &:not([data-open='menu']) > :is(nav, [data-tools]) {
      display: none;
    }
  }
`

/** Places to go and the theme. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: tools;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space-1')};
  & > a {
    display: flex;
    align-items: center;
    min-block-size: ${token('touch-target')};
    padding-inline: ${token('space-2')};
    color: ${token('text-muted')};
    white-space: nowrap;
  }
  & > a:hover {
    color: ${token('accent-text')};
    text-decoration: none;
  }
  ${narrow} {
    justify-content: flex-start;
    margin-block-start: ${token('space-2')};
    padding-block-start: ${token('space-2')};
    border-block-start: 1px solid ${token('border')};
    & > a {
      padding-inline: ${token('space-3')};
    }
    & > button {
      margin-inline-start: auto;
    }
  }
`

/** Opens the menu or the search of a narrow window; not there in a wide one. */
export const PanelToggle = styled(IconButton)<{ $area: 'find' | 'toggle' }>`
  display: none;
  ${narrow} {
    display: inline-grid;
    grid-area: ${({ $area }) => $area};
    inline-size: 44px;
    block-size: ${token('touch-target')};
  }
`
