-- What was shown is counted by the clock of the place where it was: the one that its screen had then, whatever becomes of the screen.
ALTER TABLE passages_par_heure ADD COLUMN fuseau text NOT NULL DEFAULT 'Europe/Paris';
UPDATE passages_par_heure SET fuseau = ecrans.fuseau FROM ecrans
WHERE ecrans.id = ecran_id AND ecrans.fuseau <> 'Europe/Paris';

-- An annonce is sold by days of the place too: its showings on screens have the hour that it was there, told as an hour of Paris.
CREATE OR REPLACE VIEW mesures_annonce AS
  SELECT annonce, espace, 'web'::text AS canal, site AS support, heure, genre, nombre FROM comptes_annonce
  UNION ALL
  SELECT annonce, NULL, 'ecran', ecran_id, (heure AT TIME ZONE fuseau) AT TIME ZONE 'Europe/Paris', 'passage',
    (passages - interrompus)::bigint
  FROM passages_par_heure WHERE annonce IS NOT NULL AND passages > interrompus
  UNION ALL
  SELECT imprimes.cible, NULL, 'print', generations.modele,
    date_trunc('hour', coalesce(generations.decide_le, generations.fini_le, generations.cree_le)), 'parution', 1::bigint
  FROM imprimes JOIN generations ON generations.id = imprimes.generation
  WHERE imprimes.ressource = 'annonce' AND generations.etat = 'validee';

-- A screen that waits for somebody to type its code asks every few seconds: one that does not waits no more, and makes room.
ALTER TABLE appairages ADD COLUMN vu_le timestamptz NOT NULL DEFAULT now();
