import { Container, IconButton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { narrow, oneRow } from '../main-nav/nav-styles'

/** A page that expects an announcement sets the variable to reserve its height. */
export const AnnouncementPlace = styled.div`
  min-block-size: var(--sy-announcement-height);
`

/**
 * Stays at the top, unless the page has a rail (`data-rail`) of its own there. Keeps its height while the narrow panel
 * opens over the page.
 */
export const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token('z-header')};
  border-block-end: 1px solid ${token('border')};
  background: ${token('surface')};
  ${narrow} {
    block-size: 56px;
  }
  &:has(~ main [data-rail]) {
    position: relative;
  }
  @media (max-height: 480px) {
    position: relative;
  }
`

/**
 * One row in a wide window, with the navigation on its own line if the width does not suffice. In a
 * narrow window, a bar with a panel.
 */
export const Bar = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${token('space-4')};
  & > a {
    min-block-size: min(56px, ${token('header-height')});
  }
  & > nav {
    flex-basis: 100%;
    order: 1;
  }
  & > form {
    flex: 1 2 120px;
    /* Four characters, also with the minimum font size of a browser. Larger text leaves the other parts their place. */
    min-inline-size: min(4ic + 62px, 152px);
    max-inline-size: 400px;
  }
  & > [data-tools] {
    margin-inline-start: auto;
  }
  ${oneRow} {
    flex-wrap: nowrap;
    min-block-size: ${token('header-height')};
    /* The logo shrinks first. */
    & > a {
      flex-shrink: 99;
    }
    & > nav {
      flex: none;
      order: 0;
      max-inline-size: calc(100% - 640px);
    }
    & > form {
      max-inline-size: 280px;
      margin-inline-start: auto;
    }
    & > form + [data-tools] {
      margin: 0;
    }
  }
  ${narrow} {
    position: absolute;
    inset: 0 0 auto;
    display: grid;
    grid-template: 56px / auto minmax(0, 1fr) auto auto;
    column-gap: ${token('space-1')};
    background: ${token('surface')};
    &[data-open] {
      padding-block-end: ${token('space-4')};
      border-block-end: 1px solid ${token('border')};
      box-shadow: ${token('shadow-floating')};
    }
    &[data-open='menu'] {
      max-block-size: 100dvh;
      overflow-y: auto;
    }
    & > :is(nav, form, [data-tools]) {
      grid-column: 1 / -1;
      order: 1;
      max-inline-size: none;
      margin-inline: 0;
    }
    &:not([data-open='search']) > form,
    &:not([data-open='menu']) > :is(nav, [data-tools]) {
      display: none;
    }
  }
`

/** Links and the theme menu. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
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
    color: ${token('text')};
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

/** Opens the menu or the search in a narrow window; hidden in a wide one. */
export const PanelToggle = styled(IconButton)`
  display: none;
  ${narrow} {
    display: inline-grid;
    inline-size: ${token('touch-target')};
    block-size: ${token('touch-target')};
    color: ${token('text')};
    &[data-panel-toggle='menu'] {
      /* Aligns its icon instead of its padding with the page. */
      margin-inline-start: -10px;
    }
  }
`
