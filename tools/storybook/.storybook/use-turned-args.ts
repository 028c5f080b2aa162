import { useEffect, useState } from 'react'
import type { Args } from '@storybook/react-vite'

class TurnedArgs extends Event {
  readonly args: Args

  constructor(args: Args) {
    super('turned-args')
    this.args = args
  }
}

/** Gives the mounted story other args, as its controls do. */
export function turnArgs(args: Args): void {
  document.dispatchEvent(new TurnedArgs(args))
}

/** The args that {@link turnArgs} gave to the mounted story; none before. */
export function useTurnedArgs(): Args {
  const [args, setArgs] = useState<Args>({})
  useEffect(() => {
    const turn = (event: Event) => {
      if (event instanceof TurnedArgs) setArgs(event.args)
    }
    document.addEventListener('turned-args', turn)
    return () => document.removeEventListener('turned-args', turn)
  }, [])
  return args
}
