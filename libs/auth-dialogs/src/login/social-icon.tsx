import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import type { AuthSocialWay } from '../port/auth-slot-props'

const Mark = styled.svg`
  fill: ${token('accent-text')};
  fill-rule: evenodd;
  &[data-mark='wechat'] {
    fill: ${token('success')};
  }
`

const drawings = {
  // Two overlapping speech bubbles.
  wechat:
    'M9.3 3C4.7 3 1 6.1 1 9.9c0 2.2 1.2 4.1 3.1 5.4l-.8 2.5 2.9-1.5c.9.3 1.9.4 2.9.5a6 6 0 0 1-.2-1.5c0-3.6 3.5-6.5 7.8-6.5h.7C16.6 5.5 13.3 3 9.3 3ZM6.5 6.6a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Zm5.6 0a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2ZM16.7 10.2c-3.7 0-6.5 2.3-6.5 5.2s2.8 5.2 6.5 5.2c.8 0 1.5-.1 2.2-.3l2.4 1.2-.7-2c1.5-.9 2.4-2.4 2.4-4.1 0-2.9-2.7-5.2-6.3-5.2Zm-2.2 2.7a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Zm4.3 0a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z',
  // A penguin with a scarf; eyes and belly are transparent.
  qq: 'M12 1.8c-3.5 0-5.9 2.6-5.9 6.1 0 .9-.1 1.5-.5 2.3-1.1 2-2.1 4-1.8 5.6.2 1 1 .7 1.9-.6.3 1.3.9 2.4 1.8 3.3-1.1.4-1.8 1-1.8 1.7 0 1 1.7 1.5 3.6 1.5 1.1 0 2.1-.2 2.7-.6.6.4 1.6.6 2.7.6 1.9 0 3.6-.5 3.6-1.5 0-.7-.7-1.3-1.8-1.7.9-.9 1.5-2 1.8-3.3.9 1.3 1.7 1.6 1.9.6.3-1.6-.7-3.6-1.8-5.6-.4-.8-.5-1.4-.5-2.3 0-3.5-2.4-6.1-5.9-6.1ZM9.9 5.5c.7 0 1.2.8 1.2 1.7s-.5 1.7-1.2 1.7-1.2-.8-1.2-1.7.5-1.7 1.2-1.7Zm4.2 0c.7 0 1.2.8 1.2 1.7s-.5 1.7-1.2 1.7-1.2-.8-1.2-1.7.5-1.7 1.2-1.7ZM8.8 13.7c2 .6 4.4.6 6.4 0 .3 3-.9 5-3.2 5s-3.5-2-3.2-5Z',
}

/** Icon of a third-party login. Decorative: the label is next to it. */
export function SocialIcon({ name }: Pick<AuthSocialWay, 'name'>) {
  return (
    <Mark width={20} height={20} viewBox="0 0 24 24" data-mark={name} aria-hidden>
      <path d={drawings[name]} />
    </Mark>
  )
}
