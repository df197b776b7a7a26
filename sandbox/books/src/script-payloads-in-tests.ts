const endings = ['', '">', "'>", '</script>', '</textarea>', '-->']
const scripts = [
  '<script>scriptRan()</script>',
  '<img src=x onerror=scriptRan()>',
  '<svg onload=scriptRan()>',
  '<svg><animate onbegin=scriptRan() attributeName=x dur=1s>',
  '<iframe srcdoc="<script>parent.scriptRan()</script>">',
  '<a href="javascript:scriptRan()">x</a>',
  '<input autofocus onfocus=scriptRan()>',
  '<details open ontoggle=scriptRan()>',
  '<style onload=scriptRan()></style>',
  '" onmouseover="scriptRan()" autofocus onfocus="scriptRan()',
]

/** Sixty texts that would run a script if a page rendered them as markup (docs/threats.md X2). */
export const payloads = endings.flatMap((ending) => scripts.map((script) => ending + script))
