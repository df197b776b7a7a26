/** Mail clients know no custom properties, and their dark modes recolour as they like: the light palette, fixed. */
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

export const fonts = "'Inter Variable',-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
