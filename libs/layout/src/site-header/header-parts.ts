import { Container, IconButton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { narrow, wide } from '../main-nav/nav-styles'

/** Stays at the top; keeps its height while the narrow panel opens over the page. */
export const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token('z-header')};
  border-block-end: 1px solid ${token('border')};
  background: ${token('surface-raised')};
  ${narrow} {
    block-size: 56px;
    &:has([data-account-failed]) {
      block-size: 100px;
    }
  }
  @media (max-height: 480px) {
    position: relative;
  }
`

/**
 * One row in a wide window; the navigation has a line of its own where that is not wide enough; in a narrow
 * one a bar with a panel.
 */
export const Grid = styled(Container)`
  display: grid;
  grid-template:
    'logo search tools account' minmax(56px, auto)
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
  ${wide} {
    display: flex;
    min-block-size: ${token('header-height')};
    /* The logo gives way first. */
    & > a {
      flex-shrink: 99;
    }
    & > nav {
      flex: none;
      max-inline-size: calc(100% - 640px);
    }
    & > form {
      flex: 1 2 120px;
      min-inline-size: 96px;
      max-inline-size: 280px;
      margin-inline-start: auto;
    }
  }
  ${narrow} {
    position: absolute;
    inset: 0 0 auto;
    grid-template:
      'toggle logo find account' 56px
      'search search search search' auto
      'nav nav nav nav' auto
      'tools tools tools tools' auto / auto minmax(0, 1fr) auto auto;
    column-gap: ${token('space-1')};
    /* A failure takes a line of its own: beside the logo there is no room for its words and buttons. */
    &:has([data-account-failed]) {
      grid-template:
        'toggle logo find find' 56px
        'account account account account' 44px
        'search search search search' auto
        'nav nav nav nav' auto
        'tools tools tools tools' auto / auto minmax(0, 1fr) auto auto;
    }
    max-block-size: 100dvh;
    overflow-y: auto;
    background: ${token('surface-raised')};
    &[data-open] {
      padding-block-end: ${token('space-4')};
      border-block-end: 1px solid ${token('border')};
      box-shadow: ${token('shadow-2')};
    }
    & > form {
      max-inline-size: none;
      margin-block-end: ${token('space-3')};
    }
    &:not([data-open='search']) > form,
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
    min-block-size: 44px;
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
  }
`

/** Opens the menu or the search of a narrow window; not there in a wide one. */
export const PanelToggle = styled(IconButton)`
  display: none;
  ${narrow} {
    display: inline-grid;
    inline-size: 44px;
    block-size: 44px;
    color: ${token('text')};
    &[data-panel-toggle='menu'] {
      /* Its lines, not its padding, begin where the page does. */
      margin-inline-start: -10px;
    }
  }
`
