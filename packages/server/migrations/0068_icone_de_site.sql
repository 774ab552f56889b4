-- What the tab of the browser shows, where it is not the initial of the site.
ALTER TABLE sites ADD icone bigint REFERENCES medias (id);
CREATE INDEX ON sites (icone);
