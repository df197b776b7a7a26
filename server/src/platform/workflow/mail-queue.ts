/** Mails wait apart: a mail server that is slow takes no slot of any other step. */
export const mailQueue = (taskQueue: string): string => `${taskQueue}-mail`
