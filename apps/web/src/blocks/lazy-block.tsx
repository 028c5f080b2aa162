import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { QueryBlock } from './query-block'

/**
 * A block whose code is fetched when it is first shown. Like the data of other blocks the code has a
 * skeleton, and a message with a retry when it cannot be had.
 */
export function lazyBlock<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  skeleton: ReactNode,
): ComponentType<Props> {
  return function LazyBlock(props: Props) {
    const query = useQuery({
      queryKey: ['code', name],
      queryFn: load,
      staleTime: Infinity,
      gcTime: Infinity,
      structuralSharing: false,
      // A browser that believes itself offline would pause the question and say nothing for ever.
      networkMode: 'always',
      retry: false,
    })
    return (
      <QueryBlock query={query} skeleton={skeleton}>
        {(Block) => <Block {...props} />}
      </QueryBlock>
    )
  }
}
