/** One test as the last run left it. A skipped or flaky test has not passed; a problem is what the runner said. */
export type TestRun = { file: string; groups: string[]; title: string; passed: boolean; problem?: string | undefined }
