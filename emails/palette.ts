/** The light palette, inline: mail clients support no custom properties, and their dark modes recolor anyway. */
export const palette = {
  canvas: '#f2f5f7',
  surface: '#ffffff',
  border: '#dfe4e6',
  text: '#161d21',
  muted: '#495359',
  subtle: '#5f6970',
  accent: '#00647f',
  accentText: '#00617c',
  onAccent: '#ffffff',
}

/** The six color pairs of initials; dark mails use the light ones too. */
export const tiles = {
  1: { backgroundColor: '#e3f1f5', color: '#1d5468' },
  2: { backgroundColor: '#f5ece0', color: '#6e4a17' },
  3: { backgroundColor: '#e8f2e6', color: '#2d5a35' },
  4: { backgroundColor: '#f3eaf3', color: '#6a3f78' },
  5: { backgroundColor: '#eceef8', color: '#424c8c' },
  6: { backgroundColor: '#f8e9e6', color: '#853f33' },
}

/** For clients that support `prefers-color-scheme`; the parts of a mail set the classes. */
export const darkScheme =
  '@media (prefers-color-scheme:dark){.canvas{background-color:#0b0f11!important}' +
  '.box{background-color:#121619!important;border-color:#272d31!important}.ink{color:#eef1f2!important}' +
  '.muted{color:#acb4b9!important;border-color:#272d31!important}.foot{color:#929ba1!important}' +
  '.act{background-color:#50bdd8!important;color:#021922!important}.act span{color:#021922!important}' +
  '.link{color:#6bcee5!important}}'

export const fonts = "'Inter Variable',-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
