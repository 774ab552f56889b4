import type pg from 'pg';

interface Filling {
  readonly from: number;
  readonly to: number;
  readonly office: number;
}

/** Objets of one office as imports leave them, with types, communes, words, dates and places spread as in a region. */
export async function fillCatalogue(pool: pg.Pool, { from, to, office }: Filling): Promise<void> {
  await pool.query(
    `INSERT INTO criteres (id, libelle, systeme, schema, code, nature, partage) OVERRIDING SYSTEM VALUE
      VALUES (1, '{"fr": "Services"}', 'lei', 'banc', 'services', 'multiple', 'toutes') ON CONFLICT DO NOTHING`,
  );
  await pool.query(
    `INSERT INTO modalites (id, libelle, systeme, schema, code, critere, partage) OVERRIDING SYSTEM VALUE
      SELECT n, jsonb_build_object('fr', 'Service ' || n), 'lei', 'banc', n::text, 1, 'toutes' FROM generate_series(1, 200) AS n ON CONFLICT DO NOTHING`,
  );
  await pool.query(
    `INSERT INTO objets (nom, nom_norme, nom_tri, type_bridge, statut, systeme, identifiant, entite_id, partage, commune, commune_norme,
      code_postal, insee, photo, latitude, longitude, nombre_photos, langues, modalites, criteres, faits, prix_min, prochaine_date,
      derniere_date, premiere_date, jours, completude, valeurs, nombres, texte_recherche, recherche, source_maj_le, premiere_vue_le, indexe_le,
      seances)
    SELECT nom, lower(nom), substr(lower(nom), 4), type, CASE WHEN n % 50 = 0 THEN 'masque' ELSE 'publie' END, 'lei', 'B' || n, $3, 'prive',
      'Commune ' || n % 300, 'commune ' || n % 300, (26000 + n % 300)::text, (26000 + n % 300)::text, 'https://exemple.fr/' || n || '.jpg',
      44 + random() * 2, 4 + random() * 2, n % 7, CASE WHEN n % 3 = 0 THEN '{fr,en}'::text[] ELSE '{fr}' END,
      ARRAY[1 + n % 40, 41 + n % 160]::bigint[], '{1}', CASE WHEN n % 7 > 0 THEN '{photo,description,dates}'::text[] ELSE '{dates}' END,
      n % 90, debut, debut + 30, debut, datemultirange(daterange(debut, debut + n % 20 + 1), daterange(debut + 60, debut + 75)),
      '{"fr": 100}', jsonb_build_object('identifiant', ARRAY['b' || n]), jsonb_build_object('classement', n % 5),
      lower(nom) || ' commune ' || n % 300, array_to_tsvector(ARRAY['mot' || n % 1000, 'auberge', 'commune' || n % 300]),
      now() - n % 400 * interval '1 day', now(), current_date,
      CASE WHEN type = 'evenement' THEN ARRAY(SELECT int4range(jour * 1440 + n % 12 * 60 + 600, jour * 1440 + n % 12 * 60 + 690)
        FROM generate_series(n % 3, 9) AS jour) ELSE '{}' END
    FROM (SELECT n, 'Le ' || md5(n::text) AS nom, (ARRAY['restaurant', 'hotel', 'evenement', 'location', 'patrimoine'])[1 + n % 5] AS type,
      date '2026-10-01' + (n % 120)::int AS debut FROM generate_series($1::int + 1, $2::int) AS n) AS lignes`,
    [from, to, office],
  );
  await pool.query('VACUUM ANALYZE objets');
}
