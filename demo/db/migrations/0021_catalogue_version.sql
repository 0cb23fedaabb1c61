-- Changes with every transaction that changes a product, a shop or a sale, so that every process can validate
-- its cached data against it.
create table catalogue_version (transaction_id bigint not null);
insert into catalogue_version values (0);

-- The row is shared by all writers, so it is locked last, by deferred triggers, to prevent deadlocks.
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
