import { useState } from 'react'
import { useServices } from '../../core/use-services'

/** Boolean setting stored on this device. @default false */
export function useRememberedSwitch(key: string): [isOn: boolean, toggle: () => void] {
  const { device } = useServices()
  const [isOn, setIsOn] = useState(() => device.get(key) === 'on')
  return [
    isOn,
    () => {
      if (isOn) device.remove(key)
      else device.set(key, 'on')
      setIsOn(!isOn)
    },
  ]
}
