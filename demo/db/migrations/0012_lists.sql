-- Indexes for searching and sorting product lists. `pg_trgm` ships with PGlite and with every PostgreSQL
-- server.
create extension if not exists pg_trgm;
create index products_by_text on products using gin (search_text gin_trgm_ops);
create index products_mixed on products (((id * 7919) % 1013), id);
create index products_by_popularity on products (popularity desc, id);
create index products_by_sales on products (sold_count desc, id);
create index products_by_age on products (created_at desc, id);
create index products_by_brand on products (brand_id);
create index products_by_sale on products (flash_sale_id) where flash_sale_id is not null;
create index products_by_color on products using gin (color_ids);
create index products_by_size on products using gin (size_ids);
