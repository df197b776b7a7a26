-- Up Migration
-- Each request of a visit notes when the visit ends with its session.
grant update (ends_at) on support_session to hub_app;
