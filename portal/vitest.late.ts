/**
 * A machine that has other work: what React puts off and what is asked of the server comes late, now and then. A test
 * that fails only so has not waited for what it acts on, or the portal has not.
 */
const SHARE = 0.3
const LATE_MS = 200
const isLate = (): boolean => Math.random() < SHARE
const later = window.setTimeout.bind(window)

// React's scheduler wakes itself by an empty message.
const { postMessage } = MessagePort.prototype
MessagePort.prototype.postMessage = function (this: MessagePort, ...given: unknown[]) {
  const post = () => Reflect.apply(postMessage, this, given)
  if (given[0] === null && isLate()) later(post, LATE_MS)
  else post()
}

// The stand-in for the server reads every request.
const { text } = Request.prototype
Request.prototype.text = async function (this: Request) {
  if (isLate()) await new Promise((resolve) => later(resolve, LATE_MS))
  return text.call(this)
}
