/** The look of the app, as far as a page of one sentence needs it. */
export const plainStyle = `*{box-sizing:border-box}body{margin:0;background:#faf6ee;color:#2a2119;font:400 16px/24px system-ui,sans-serif}
header{background:#1d3b2c;color:#f5efe2;padding:20px 24px;font:400 21px/1 Georgia,"Liberation Serif",serif}
main{max-width:640px;margin:0 auto;padding:56px 24px}h1{margin:0 0 12px;font:400 32px/40px Georgia,"Liberation Serif",serif;overflow-wrap:anywhere}p{margin:0 0 16px;color:#5c5142}
a{color:#22543d;text-underline-offset:3px;font-weight:600;display:inline-block;padding:4px 0}:focus-visible{outline:2px solid #22543d;outline-offset:2px}
@media(max-width:600px){main{padding:32px 16px}h1{font-size:26px;line-height:32px}}`
