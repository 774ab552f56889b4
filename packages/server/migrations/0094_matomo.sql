-- Where a site tells its visits: the address of its Matomo, and the number that it has there.
ALTER TABLE sites
  ADD matomo text NOT NULL DEFAULT '',
  ADD matomo_site double precision;
