-- Real catalogues have pictures that are missing, broken, far too large or of a strange shape: some products of ours, too.
alter table products add column oddity text;
