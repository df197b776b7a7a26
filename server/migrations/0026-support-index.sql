-- Up Migration
-- Nobody looks for open visits by their session.
drop index support_session_open;
