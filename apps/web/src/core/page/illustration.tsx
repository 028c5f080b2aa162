import { styled } from 'styled-components'

const Image = styled.img`
  inline-size: min(320px, 80%);
  block-size: auto;
`

/** One of the site's own images, decorative. */
export function Illustration({ name }: { name: 'study' | 'lost' }) {
  return <Image src={`/pictures/${name}.svg`} alt="" width={320} height={200} />
}
