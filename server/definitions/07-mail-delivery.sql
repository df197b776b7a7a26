grant select, insert, update, delete on mail_suppression to hub_app;
