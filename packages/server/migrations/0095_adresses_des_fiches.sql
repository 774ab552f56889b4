-- What stands in the addresses of the fiches of a site.
ALTER TABLE sites ADD adresses_des_fiches text NOT NULL DEFAULT 'type-nom-commune';
