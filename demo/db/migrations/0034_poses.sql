-- How a product is shown: what is behind it, and how it stands. `ground` is the tint.
alter table products add column setting text not null default 'plain';
alter table products add column pose integer not null default 0;
