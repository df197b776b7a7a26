call keep_to_firm('activity');

grant select, insert on activity to hub_app, hub_across;
