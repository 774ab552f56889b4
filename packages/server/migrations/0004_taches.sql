-- Background jobs: the queue that workers lease from, which is also what the screen of tasks shows.

CREATE TABLE taches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL CHECK (type <> ''),
  -- What it works on, in words; and where to open that, when it can be opened.
  cible text NOT NULL DEFAULT '',
  cible_ressource text,
  cible_id text,
  donnees jsonb NOT NULL DEFAULT '{}',
  -- Null: the system's own.
  entite_id bigint REFERENCES entites (id) ON DELETE CASCADE,
  demande_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  priorite smallint NOT NULL DEFAULT 2 CHECK (priorite BETWEEN 1 AND 3),
  etat text NOT NULL DEFAULT 'en_attente' CHECK (etat IN ('en_attente', 'en_cours', 'reussie', 'echouee', 'annulee')),
  -- Of the jobs with the same key, one at most waits or runs.
  cle text,
  -- Not before.
  du_le timestamptz NOT NULL DEFAULT clock_timestamp(),
  tentatives smallint NOT NULL DEFAULT 0,
  max_tentatives smallint NOT NULL CHECK (max_tentatives > 0),
  -- Times that it was put off at its own wish.
  reports smallint NOT NULL DEFAULT 0,
  -- Times that its server died since it last got further than ever, and how far that was.
  interruptions smallint NOT NULL DEFAULT 0,
  avancee smallint NOT NULL DEFAULT 0,
  -- The fence: it grows with each lease, and whoever holds an older one may write nothing any more.
  jeton bigint NOT NULL DEFAULT 0,
  bail_jusqu_a timestamptz,
  serveur text,
  progression smallint CHECK (progression BETWEEN 0 AND 100),
  etape text NOT NULL DEFAULT '',
  message text NOT NULL DEFAULT '',
  resultat jsonb,
  annulation_demandee boolean NOT NULL DEFAULT false,
  cree_le timestamptz NOT NULL,
  debut_le timestamptz,
  fin_le timestamptz,
  modifie_le timestamptz NOT NULL,
  CHECK ((etat = 'en_cours') = (bail_jusqu_a IS NOT NULL))
);
CREATE UNIQUE INDEX taches_cle_active ON taches (cle) WHERE etat IN ('en_attente', 'en_cours');
CREATE INDEX taches_a_prendre ON taches (priorite, id) WHERE etat = 'en_attente';
CREATE INDEX taches_en_bail ON taches (id) WHERE etat = 'en_cours';
CREATE INDEX taches_finies ON taches (fin_le) WHERE fin_le IS NOT NULL;
CREATE INDEX ON taches (entite_id, id);
CREATE INDEX ON taches (demande_par, id);

CREATE TABLE tache_journal (
  tache_id bigint NOT NULL REFERENCES taches (id) ON DELETE CASCADE,
  numero bigint GENERATED ALWAYS AS IDENTITY,
  le timestamptz NOT NULL,
  niveau text NOT NULL CHECK (niveau IN ('info', 'avertissement', 'erreur')),
  texte text NOT NULL,
  PRIMARY KEY (tache_id, numero)
);

-- When each scheduled job is due next. The cron that this was computed from is kept: a changed one is computed anew.
CREATE TABLE echeances (
  cle text PRIMARY KEY,
  cron text NOT NULL,
  prochain_le timestamptz NOT NULL,
  dernier_le timestamptz
);
