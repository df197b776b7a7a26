/** Mails have their own queue, so that a slow mail server takes no slot from other steps. */
export const mailQueue = (taskQueue: string): string => `${taskQueue}-mail`
