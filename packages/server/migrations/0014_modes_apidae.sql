-- Apidae knows no such mode: nothing was ever sent with it.
UPDATE configs_ecriture_apidae SET modes = array_remove(modes, 'DEMASQUAGE') WHERE 'DEMASQUAGE' = ANY(modes);
