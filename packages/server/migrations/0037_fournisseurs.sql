CREATE TABLE fournisseurs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  systeme text NOT NULL DEFAULT 'autre',
  actif boolean NOT NULL DEFAULT false,
  protocole text NOT NULL DEFAULT 'oidc',
  emetteur text NOT NULL DEFAULT '',
  adresse_autorisation text NOT NULL DEFAULT '',
  adresse_jeton text NOT NULL DEFAULT '',
  adresse_profil text NOT NULL DEFAULT '',
  deconnexion boolean NOT NULL DEFAULT true,
  client text NOT NULL,
  secret bytea,
  preuve text NOT NULL DEFAULT 'post',
  portees text NOT NULL DEFAULT 'openid profile email',
  sans_etat boolean NOT NULL DEFAULT false,
  champ_sujet text NOT NULL DEFAULT 'sub',
  champ_identifiant text NOT NULL DEFAULT 'preferred_username',
  champ_email text NOT NULL DEFAULT 'email',
  champ_email_verifie text NOT NULL DEFAULT 'email_verified',
  champ_prenom text NOT NULL DEFAULT 'given_name',
  champ_nom text NOT NULL DEFAULT 'family_name',
  champ_roles text NOT NULL DEFAULT '',
  champ_entite text NOT NULL DEFAULT '',
  rattachement text NOT NULL DEFAULT 'jamais',
  premiere_connexion text NOT NULL DEFAULT 'refusee',
  correspondance_roles jsonb NOT NULL DEFAULT '[]',
  gestion_roles text NOT NULL DEFAULT 'creation',
  role_minimal text,
  entite_par_defaut bigint REFERENCES entites (id),
  entite_id bigint REFERENCES entites (id),
  partage text NOT NULL DEFAULT 'prive',
  notes_internes text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  cree_le timestamptz NOT NULL DEFAULT now(),
  cree_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  modifie_le timestamptz NOT NULL DEFAULT now(),
  modifie_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  archive_le timestamptz,
  supprime_le timestamptz
);
-- In addresses: one for the whole instance.
CREATE UNIQUE INDEX fournisseurs_code_unique ON fournisseurs (code) WHERE supprime_le IS NULL;
CREATE INDEX ON fournisseurs (entite_par_defaut);
CREATE INDEX ON fournisseurs (entite_id);
CREATE INDEX ON fournisseurs (cree_par);
CREATE INDEX ON fournisseurs (modifie_par);
CREATE INDEX ON fournisseurs (modifie_le DESC NULLS LAST, id);

-- Who somebody is at a provider.
CREATE TABLE identites (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  fournisseur_id bigint NOT NULL REFERENCES fournisseurs (id) ON DELETE CASCADE,
  sujet text NOT NULL,
  utilisateur_id bigint NOT NULL REFERENCES utilisateurs (id) ON DELETE CASCADE,
  -- What it is called there, for people.
  nom text NOT NULL DEFAULT '',
  cree_le timestamptz NOT NULL,
  vue_le timestamptz NOT NULL,
  UNIQUE (fournisseur_id, sujet),
  UNIQUE (utilisateur_id, fournisseur_id)
);

-- A sign-in that left for a provider and has not come back. What proves the return is sealed by what only the browser holds.
CREATE TABLE voyages (
  empreinte bytea PRIMARY KEY,
  fournisseur_id bigint NOT NULL REFERENCES fournisseurs (id) ON DELETE CASCADE,
  -- Somebody who is signed in and links their account; null for who signs in.
  utilisateur_id bigint REFERENCES utilisateurs (id) ON DELETE CASCADE,
  scelle bytea NOT NULL,
  destination text,
  cree_le timestamptz NOT NULL,
  expire_le timestamptz NOT NULL,
  utilise_le timestamptz
);
CREATE INDEX ON voyages (fournisseur_id);
CREATE INDEX ON voyages (utilisateur_id);
CREATE INDEX ON voyages (expire_le);

ALTER TABLE sessions
  ADD COLUMN identite_id bigint REFERENCES identites (id) ON DELETE SET NULL,
  -- Where the browser goes to sign out at the provider too, sealed.
  ADD COLUMN sortie bytea;
CREATE INDEX ON sessions (identite_id);

-- Where the account comes from: the name of its provider; empty, Bridge itself.
ALTER TABLE utilisateurs ADD COLUMN origine text NOT NULL DEFAULT '';

-- A link that starts the trip of who is signed in and links their account.
ALTER TABLE liens DROP CONSTRAINT liens_usage_check;
ALTER TABLE liens ADD CONSTRAINT liens_usage_check CHECK (usage IN ('mot-de-passe', 'inscription', 'invitation', 'identite'));
