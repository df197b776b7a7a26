/** Calls this where it gets to run; a test counts the calls. */
const RUN = 'scriptRan()'

/** Texts that would run a script, wherever somebody took them for markup, an address or code (docs/threats.md X2). */
export const scriptPayloads: readonly string[] = [
  `<script>${RUN}</script>`,
  `<SCRIPT>${RUN}</SCRIPT>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script src="data:text/javascript,${RUN}"></script>`,
  `<script/x>${RUN}</script>`,
  `<script>${RUN}//`,
  `</script><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `</style><script>${RUN}</script>`,
  `--><script>${RUN}</script><!--`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `<img src=x onerror=${RUN}>`,
  `<img src=x onerror="${RUN}">`,
  `<img src='x' onerror='${RUN}'>`,
  `<IMG SRC=x OnErRoR=${RUN}>`,
  `<img/src=x/onerror=${RUN}>`,
  `<img src=x:x onerror=${RUN}`,
  `"><img src=x onerror=${RUN}>`,
  `'><img src=x onerror=${RUN}>`,
  `" onmouseover="${RUN}" x="`,
  `' onfocus='${RUN}' autofocus='`,
  `" autofocus onfocus=${RUN} "`,
  `<svg onload=${RUN}>`,
  `<svg/onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><set onbegin=${RUN}>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${RUN}'/>#x">`,
  `<math><mi xlink:href="javascript:${RUN}">x</mi></math>`,
  `<body onload=${RUN}>`,
  `<body onpageshow=${RUN}>`,
  `<iframe src="javascript:${RUN}">`,
  `<iframe srcdoc="<script>parent.${RUN}</script>">`,
  `<iframe onload=${RUN}>`,
  `<object data="javascript:${RUN}">`,
  `<embed src="javascript:${RUN}">`,
  `<a href="javascript:${RUN}">x</a>`,
  `<a href="jAvAsCrIpT:${RUN}">x</a>`,
  `<a href="java\tscript:${RUN}">x</a>`,
  `<a href=" javascript:${RUN}">x</a>`,
  `<form action="javascript:${RUN}"><button autofocus onfocus=${RUN}>x</button></form>`,
  `<button formaction="javascript:${RUN}">x</button>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}>`,
  `<textarea autofocus onfocus=${RUN}>`,
  `<details open ontoggle=${RUN}>`,
  `<video><source onerror=${RUN}>`,
  `<audio src=x onerror=${RUN}>`,
  `<marquee onstart=${RUN}>`,
  `<style>@import 'javascript:${RUN}';</style>`,
  `<style onload=${RUN}></style>`,
  `<link rel=stylesheet href=x onerror=${RUN}>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<base href="javascript:${RUN}//">`,
  `<template><script>${RUN}</script></template>`,
  `javascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
]

/** How often one of them ran, and what of them became part of the document instead of its text. */
export const watchScripts = () => {
  let runs = 0
  Object.assign(window, {
    scriptRan: () => {
      runs++
    },
  })
  const isHandler = ({ name }: Attr) => name.startsWith('on')
  // An image's address is never run.
  const isCode = ({ name, value, ownerElement }: Attr) =>
    /^(href|src|action|formaction|data)$/.test(name) &&
    ownerElement?.tagName !== 'IMG' &&
    /^\s*(java\s*script:|data:text)/i.test(value)
  return {
    runs: () => runs,
    /** Attributes that hold code, and scripts that hold one of ours. */
    foundIn: (root: Document = document): string[] => [
      ...[...root.querySelectorAll('*')]
        .flatMap(({ attributes }) => [...attributes])
        .filter((attribute) => isHandler(attribute) || isCode(attribute))
        .map(({ name, value, ownerElement }) => `${ownerElement?.tagName} ${name}=${value}`),
      ...[...root.querySelectorAll('script')].map(({ text }) => text).filter((text) => text.includes('scriptRan')),
    ],
  }
}
