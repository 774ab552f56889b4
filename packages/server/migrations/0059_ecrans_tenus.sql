-- What screens are given is known by where it comes from: two sources may give the same bytes, and neither takes them from the other.
ALTER TABLE medias_ecran DROP CONSTRAINT medias_ecran_pkey;
ALTER TABLE medias_ecran DROP CONSTRAINT medias_ecran_source_key;
ALTER TABLE medias_ecran ADD PRIMARY KEY (source);
CREATE INDEX ON medias_ecran (empreinte);

-- After how many hours without network a screen says how old what it shows is.
ALTER TABLE diaporamas ADD COLUMN maj_apres double precision DEFAULT 24;
