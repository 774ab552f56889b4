-- The lowest price of a night no longer counts what is paid besides it.
UPDATE objets SET indexe_le = '-infinity'
WHERE prix_min IS NOT NULL AND type_bridge IN ('hotel', 'camping', 'location', 'chambre-hotes', 'hebergement-collectif');
