import { styled } from 'styled-components'

const Image = styled.img`
  inline-size: min(320px, 80%);
  block-size: auto;
`

/** One of the site's own pictures, decorative. */
export function Picture({ name }: { name: 'study' | 'lost' }) {
  return <Image src={`/pictures/${name}.svg`} alt="" width={320} height={200} />
}
