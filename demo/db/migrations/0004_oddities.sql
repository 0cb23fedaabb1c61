-- As in real catalogues, some products have missing, broken, oversized or oddly shaped pictures.
alter table products add column oddity text;
