import type { Config } from '../../config.ts'

/** Configuration that every document exposes as data attributes on <html>. */
export const pageValues = (config: Config) => ({
  hub_name: config.HUB_NAME,
  provider_name: config.PROVIDER_NAME,
  product_name: config.PROVIDER_PRODUCT_NAME,
  product_slug: config.PROVIDER_PRODUCT_SLUG,
  hub_url: config.HUB_URL,
  books_url: config.BOOKS_URL,
  support_url: config.SUPPORT_URL,
  support_phone: config.SUPPORT_PHONE,
  academy_url: config.ACADEMY_URL,
  booking_url: config.BOOKING_URL,
  terms_url: config.TERMS_URL,
  product_terms_url: config.PRODUCT_TERMS_URL,
  privacy_url: config.PRIVACY_URL,
  welcome_video_url: config.WELCOME_VIDEO_URL,
})
