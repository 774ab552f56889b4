-- Communes bear their official name, worked out again from every document at the next maintenance.
UPDATE objets SET indexe_le = '-infinity';
