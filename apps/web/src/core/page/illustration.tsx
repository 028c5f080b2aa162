import { styled } from 'styled-components'

const Image = styled.img`
  inline-size: min(320px, 80%);
  block-size: auto;
`

/** Decorative image of the site. */
export function Illustration({ name }: { name: 'study' | 'lost' }) {
  return <Image src={`/pictures/${name}.svg`} alt="" width={320} height={200} />
}
