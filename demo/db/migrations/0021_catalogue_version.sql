-- Changes with every transaction that changes a product, a shop or a sale: what was made of them is good for as long as
-- this stays the same, in every process at the database.
create table catalogue_version (transaction_id bigint not null);
insert into catalogue_version values (0);

-- It is one row for all, so it is taken last: a transaction that waits for it holds up nobody that it could wait for.
create function raise_catalogue_version() returns trigger language plpgsql as $$
begin
  update catalogue_version set transaction_id = txid_current() where transaction_id <> txid_current();
  return null;
end $$;

create constraint trigger raise_version after insert or update or delete on products
  deferrable initially deferred for each row execute function raise_catalogue_version();
create constraint trigger raise_version after insert or update or delete on shops
  deferrable initially deferred for each row execute function raise_catalogue_version();
create constraint trigger raise_version after insert or update or delete on flash_sales
  deferrable initially deferred for each row execute function raise_catalogue_version();
