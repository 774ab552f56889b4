-- The address by which the agenda of a person reads their calendar. What is kept of it is its digest.
CREATE TABLE abonnements_calendrier (
  utilisateur_id bigint PRIMARY KEY REFERENCES utilisateurs (id) ON DELETE CASCADE,
  empreinte bytea NOT NULL UNIQUE,
  cree_le timestamptz NOT NULL,
  lu_le timestamptz
);
