-- `style` selects a variant of the product's drawing; `label` is the lettering on it.
alter table products add column style integer not null default 0;
alter table products add column label text not null default '';
