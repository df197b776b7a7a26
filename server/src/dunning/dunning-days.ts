/** DEC-103: days after the due date on which an unpaid renewal is charged again. */
export const RETRY_DAYS = [1, 3, 7, 14]

/** The day on which the plan ends and its invoice becomes void. */
export const END_DAY = 21
