/** The result of one test in the last run. A skipped or flaky test has not passed; `problem` is the runner's message. */
export type TestRun = { file: string; groups: string[]; title: string; passed: boolean; problem?: string | undefined }
