-- Days to return a product, and years of warranty on it; 0 for none.
alter table shops add column return_days integer not null default 14;
alter table shops add column warranty_years integer not null default 0;
