-- What signs calls is no longer the password of a server: whoever checks a signature holds its key.
ALTER TABLE planifications ADD COLUMN signature bytea;
UPDATE planifications SET signature = secret, secret = NULL
WHERE diffusions @> '[{"genre": "webhook"}]' AND NOT diffusions @> '[{"genre": "depot"}]';

-- What arrived, by the key of its sending: tasks go after a while, and nobody gets a document twice for that.
CREATE TABLE envois_arrives (
  generation bigint NOT NULL REFERENCES generations (id) ON DELETE CASCADE,
  cle text NOT NULL,
  le timestamptz NOT NULL,
  PRIMARY KEY (generation, cle)
);
