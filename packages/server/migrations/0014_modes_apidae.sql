-- Apidae knows no such mode: nothing was ever sent with it.
UPDATE configs_ecriture_apidae
SET modes = CASE WHEN modes = '{DEMASQUAGE}' THEN '{MODIFICATION}' ELSE array_remove(modes, 'DEMASQUAGE') END
WHERE 'DEMASQUAGE' = ANY(modes);
