-- The line above a banner's title, the sentence below it and the label of its button, in each language.
alter table banners add column words jsonb;
