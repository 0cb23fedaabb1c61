-- The wishlist shows a product in the color that was chosen for it.
alter table favorites add column color_id integer;
