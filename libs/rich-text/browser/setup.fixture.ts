import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The first text loads the libraries, which takes long on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

afterEach(cleanup)
