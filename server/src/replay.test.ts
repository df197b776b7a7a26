import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundleWorkflowCode, Worker, type WorkflowBundleWithSourceMap } from '@temporalio/worker'
import { DeterminismViolationError } from '@temporalio/workflow'
import { beforeAll, expect, test } from 'vitest'
import { createLog } from './platform/log/log.ts'
import { installWorkerRuntime } from './platform/workflow/worker.ts'
import * as workflows from './workflows.ts'

const histories = new URL('../histories/', import.meta.url)
const historyOf = (file: string) => JSON.parse(readFileSync(new URL(file, histories), 'utf8'))
const bundleOf = (path: string) =>
  bundleWorkflowCode({
    workflowsPath: fileURLToPath(new URL(path, import.meta.url)),
    logger: { log() {}, trace() {}, debug() {}, info() {}, warn() {}, error() {} },
  })

let bundle: WorkflowBundleWithSourceMap
beforeAll(async () => {
  installWorkerRuntime(createLog({ role: 'replay', level: 'silent' }))
  bundle = await bundleOf('./workflows.ts')
})

test('every story has a recorded history', () => {
  expect(readdirSync(histories).sort()).toEqual(
    Object.keys(workflows)
      .map((name) => `${name}.json`)
      .sort(),
  )
})

test.each(readdirSync(histories))('%s replays on the code of today', async (file) => {
  await Worker.runReplayHistory({ workflowBundle: bundle }, historyOf(file))
})

test('a story whose steps were reordered is refused', async () => {
  const reordered = await bundleOf('../testing/reordered.workflow.ts')
  const replay = Worker.runReplayHistory({ workflowBundle: reordered }, historyOf('revokeToken.json'))
  await expect(replay).rejects.toThrow(DeterminismViolationError)
})
