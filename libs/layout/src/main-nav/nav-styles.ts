import { media, Skeleton, plainList, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** Below this width the navigation is a list in the header's panel. */
export const narrow = media.below.md

/** From this width on the navigation is beside the logo. */
export const oneRow = media.lg

export const Row = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-1')};
  margin-inline-start: calc(-1 * ${token('space-3')});
  ${oneRow} {
    margin: 0;
  }
  @media (min-width: 768px) and (max-width: 1023px) {
    & > [data-hidden-in~='line'] {
      display: none;
    }
  }
  @media (min-width: 1024px) and (max-width: 1199px) {
    & > [data-hidden-in~='medium'] {
      display: none;
    }
  }
  @media (min-width: 1200px) {
    & > [data-hidden-in~='wide'] {
      display: none;
    }
  }
  ${narrow} {
    flex-direction: column;
    margin: 0;
    & > [data-hidden-in~='panel'] {
      display: none;
    }
  }
`

/** An entry with its children. */
export const Entry = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  & a,
  & [data-name] {
    display: flex;
    align-items: center;
    gap: ${token('space-1')};
    min-block-size: ${token('touch-target')};
    padding: 6px ${token('space-3')};
    border: 0;
    border-radius: ${token('radius-sm')};
    background: none;
    color: ${token('text-muted')};
    text-decoration: none;
  }
  & > button {
    cursor: pointer;
  }
  & a:hover,
  & > button:hover {
    color: ${token('text')};
  }
  & [aria-current] {
    color: ${token('text')};
    font-weight: ${token('weight-strong')};
  }
  & > a,
  & > [data-name] {
    position: relative;
  }
  & > [aria-current]::after {
    position: absolute;
    inset: auto ${token('space-3')} 0;
    block-size: 3px;
    border-radius: 3px 3px 0 0;
    background: ${token('text')};
    content: '';
  }
  @media (forced-colors: active) {
    & > [aria-current]::after {
      background: Highlight;
    }
  }
  ${oneRow} {
    & > a,
    & > [data-name] {
      min-block-size: ${token('header-height')};
    }
  }
  & svg {
    flex: none;
  }
  & > button svg {
    transition: rotate ${token('motion-fast')};
  }
  & > button[aria-expanded='true'] svg {
    rotate: 180deg;
  }
  ${narrow} {
    flex-wrap: wrap;
    justify-content: space-between;
    & > [aria-current]::after {
      inset: 12px auto 12px 0;
      inline-size: 3px;
      block-size: auto;
      border-radius: 3px;
    }
    & > a,
    & > [data-name] {
      flex: 1;
    }
  }
`

/** Arrow button beside an entry that is also a link. */
export const Arrow = styled.button`
  /* Covers the end of the link, whose padding would otherwise take half of the click area. */
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 28px;
  min-block-size: ${token('touch-target')};
  margin-inline-start: calc(-1 * ${token('space-3')});
  padding: 0;
  border: 0;
  border-radius: ${token('radius-sm')};
  background: none;
  color: ${token('text-subtle')};
  cursor: pointer;
  ${narrow} {
    inline-size: ${token('control-lg')};
    margin: 0;
  }
  @media (pointer: coarse) {
    inline-size: ${token('touch-target')};
  }
`

/** Second level: below its entry, or indented in the narrow panel. */
export const SubList = styled.ul`
  ${plainList}
  position: absolute;
  inset: 100% auto auto 0;
  z-index: 1;
  inline-size: max-content;
  min-inline-size: 168px;
  max-inline-size: 280px;
  max-block-size: 70vh;
  overflow-y: auto;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-md')};
  background: ${token('surface-raised')};
  box-shadow: ${token('shadow-floating')};
  &[role='list'] {
    padding: ${token('space-2')};
  }
  &[data-align='end'] {
    inset: 100% 0 auto auto;
  }
  & a:hover {
    background: ${token('hover')};
  }
  ${narrow} {
    position: static;
    flex-basis: 100%;
    inline-size: auto;
    max-inline-size: none;
    border: 0;
    border-radius: 0;
    box-shadow: none;
    &[role='list'] {
      padding: 0 0 0 ${token('space-5')};
    }
  }
`

/** Sized by a class, because a Content-Security-Policy blocks style attributes in the HTML of a server. */
export const NavSkeleton = styled(Skeleton)`
  inline-size: 16em;
`
