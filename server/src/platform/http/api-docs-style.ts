/** The portal's type and colors for Scalar's page. Scalar sets the color scheme of each part, which `light-dark` follows. */
export const apiDocsStyle = (font: string) => `
@font-face {
  font-family: 'Inter Variable';
  font-weight: 100 900;
  font-display: swap;
  src: url(${font}) format('woff2-variations');
}
:root {
  --scalar-font: 'Inter Variable', system-ui, sans-serif;
  --scalar-font-code: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
}
.light-mode, .dark-mode {
  --scalar-background-1: light-dark(#ffffff, #121619);
  --scalar-background-2: light-dark(#f6f8fa, #1a1f22);
  --scalar-background-3: light-dark(#e7ecef, #252c30);
  --scalar-background-accent: light-dark(#e2f4f9, #102e38);
  --scalar-border-color: light-dark(#dfe4e6, #272d31);
  --scalar-color-1: light-dark(#161d21, #eef1f2);
  --scalar-color-2: light-dark(#495359, #acb4b9);
  --scalar-color-3: light-dark(#5f6970, #929ba1);
  --scalar-color-accent: light-dark(#00617c, #6bcee5);
  --scalar-link-color: var(--scalar-color-accent);
  --scalar-button-1: light-dark(#00647f, #50bdd8);
  --scalar-button-1-hover: light-dark(#00556d, #69cee6);
  --scalar-button-1-color: light-dark(#ffffff, #021922);
  --scalar-color-green: light-dark(#0f5c36, #8ce0ac);
  --scalar-color-blue: light-dark(#204ca4, #adc8f9);
  --scalar-color-yellow: light-dark(#784c08, #f9c68c);
  --scalar-color-orange: light-dark(#784c08, #f9c68c);
  --scalar-color-red: light-dark(#a52427, #fab2ac);
  --scalar-color-purple: light-dark(#6a3f78, #d9b6e4);
  --scalar-sidebar-background-1: light-dark(#f2f5f7, #0b0f11);
  --scalar-sidebar-item-active-background: light-dark(#ffffff, #20272b);
}
.endpoints .endpoint {
  padding-block: 3px;
}
.endpoints .endpoint-method {
  align-self: start;
}
.endpoints .endpoint-path {
  white-space: normal;
  overflow-wrap: anywhere;
}`
