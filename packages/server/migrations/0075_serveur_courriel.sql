-- The mail server that a super administrator gave, where the environment names none. There is one at most; its password is sealed.
CREATE TABLE serveur_courriel (
  seul boolean PRIMARY KEY DEFAULT true CHECK (seul),
  hote text NOT NULL,
  port integer NOT NULL,
  securite text NOT NULL CHECK (securite IN ('tls', 'starttls', 'aucune')),
  utilisateur text NOT NULL DEFAULT '',
  mot_de_passe bytea,
  expediteur text NOT NULL,
  modifie_le timestamptz NOT NULL
);
