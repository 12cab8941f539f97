import { expect } from 'vitest'
import models from '../../../../content/media/models.json' with { type: 'json' }
import { machinePaths } from '../../../../content/registry/machines.ts'
import type { WebModel, WebModels } from '../../../../content/schema/web-model.ts'
import { readMachineFiles } from '../../../../src/build/read-content.ts'

/** A press with a worked cycle and few triangles, because WebGL runs on the processor here. */
const key = 'brakeHP'
export const path = machinePaths[key]
export const model = (models as unknown as WebModels)[key] as WebModel
export const table = readMachineFiles()[key].neutral.specTable ?? expect.fail('no table')
