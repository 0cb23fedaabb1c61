-- Page of the shop that a banner leads to.
alter table banners add column link text;
