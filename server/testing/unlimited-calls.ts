/** For tests and benchmarks, where a few people call as often as a whole office. */
export const unlimitedCalls = {
  CALLS_PER_SECOND: '1000000',
  CALL_BURST: '1000000',
  FIRM_CALLS_PER_SECOND: '1000000',
  READS_AT_ONCE: '1000000',
}
