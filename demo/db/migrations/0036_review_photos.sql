-- Photos of a review: the number of a drawing, or an uploaded picture with its size.
alter table reviews add column photos jsonb not null default '[]';
