module.exports = { sendEvent: () => Promise.resolve() }
