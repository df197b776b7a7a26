/** One test as the last run left it. A skipped or flaky test has not passed. */
export type TestRun = { file: string; groups: string[]; title: string; passed: boolean }
