-- How a product looks beyond its shape and colours: one of the ways its drawing comes in, and what is written on it.
alter table products add column style integer not null default 0;
alter table products add column label text not null default '';
