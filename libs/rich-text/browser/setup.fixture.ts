import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The first text of a page fetches its libraries, on a machine that may be busy.
configure({ asyncUtilTimeout: 20_000 })

afterEach(cleanup)
