-- Lines that were put aside for later: no part of the cart until they are moved back.
alter table cart_lines add column is_saved boolean not null default false;
