-- Photos of a message: a drawing of a product, or an uploaded picture with its size.
alter table messages add column photos jsonb not null default '[]';
