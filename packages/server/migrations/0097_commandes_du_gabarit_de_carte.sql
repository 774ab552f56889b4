-- The gabarit of maps that comes with the product offers what a new one offers: without a legend, layers that start hidden stay so.
UPDATE gabarits_carte SET controles = '{plein-ecran,legende}' WHERE entite_id IS NULL AND code = 'carte-et-liste' AND controles = '{}';
