-- The point of an article's picture that cropping keeps in view: the products, which stand at its foot.
alter table articles add column focus jsonb;
update articles set focus = '{"x":0.5,"y":0.9}';
