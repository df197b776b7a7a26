/** Helpers that read a rendered mail. */
export const count = (text: string, part: string) => text.split(part).length - 1
export const escaped = (text: string) => text.replaceAll('&', '&amp;')
export const anchors = (html: string) => [...html.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
export const words = (html: string) => html.replace(/<style>.*?<\/style>|<!--.*?-->|<[^>]*>/gs, '')
