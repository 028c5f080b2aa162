import { testElementHost } from '../../src/element-host-test.mjs'

testElementHost()
