-- What an owner had answered before the text that stands now, the newest first: [{"texte": …, "recueLe": …}].
ALTER TABLE reponses_correction ADD COLUMN precedentes jsonb NOT NULL DEFAULT '[]';
